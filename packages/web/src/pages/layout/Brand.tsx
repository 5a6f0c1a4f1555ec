import { Link } from "@tanstack/react-router";
import css from "./Brand.module.css";

/** The name of the house, which leads to its door. */
export function Brand() {
  return (
    <Link to="/" className={css.brand} aria-label="Chancery">
      <img src="/icon.svg" alt="" width={24} height={24} />
      <span>Chancery</span>
    </Link>
  );
}
