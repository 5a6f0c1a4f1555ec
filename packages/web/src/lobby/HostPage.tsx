import { useParams } from "@tanstack/react-router";
import { Suspense } from "react";
import { LostPage } from "../app/LostPage.tsx";
import { TopBar } from "../app/TopBar.tsx";
import { presetById } from "../variants/index.ts";
import { HostForm } from "./HostForm.tsx";

/** Sets up a game. */
export function HostPage() {
  const { preset: id } = useParams({ from: "/host/$preset" });
  const preset = presetById(id);
  if (!preset) return <LostPage />;
  const { Host = HostForm } = preset;
  return (
    <Suspense fallback={<TopBar />}>
      <Host key={id} preset={preset} />
    </Suspense>
  );
}
