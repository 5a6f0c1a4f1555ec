import { Link } from "@tanstack/react-router";
import { ui } from "../../messages/ui.ts";
import css from "./Brand.module.css";

/** The name, which leads to the start page. */
export function Brand() {
  return (
    <Link to="/" className={css.brand} aria-label={ui("appName")}>
      <img src="/icon.svg" alt="" width={24} height={24} />
      <span>{ui("appName")}</span>
    </Link>
  );
}
