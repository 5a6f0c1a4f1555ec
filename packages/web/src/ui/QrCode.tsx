import { create } from "qrcode";
import { useMemo } from "react";
import css from "./QrCode.module.css";

/** A link that a phone reads off the screen. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, path } = useMemo(() => {
    const { modules } = create(text, { errorCorrectionLevel: "M" });
    const dark = Array.from(modules.data, (bit, i) =>
      bit ? `M${i % modules.size} ${Math.floor(i / modules.size)}h1v1h-1z` : "",
    );
    return { size: modules.size, path: dark.join("") };
  }, [text]);
  // Readers want four modules of quiet around it, and dark on light whatever the colors of the page.
  return (
    <svg className={css.code} viewBox={`-4 -4 ${size + 8} ${size + 8}`} role="img" aria-label={label}>
      <rect x="-4" y="-4" width={size + 8} height={size + 8} fill="#fff" />
      <path d={path} fill="#000" shapeRendering="crispEdges" />
    </svg>
  );
}
