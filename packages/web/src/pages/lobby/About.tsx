import type { Setup } from "../../api/client.ts";
import css from "./About.module.css";

/** What the host says about a game, and the tags by which it is found. Nothing if there is neither. */
export function About({ setup: { description, tags = [] } }: { setup: Pick<Setup, "description" | "tags"> }) {
  return (
    <>
      {description && <p className={css.description}>{description}</p>}
      {tags.length > 0 && (
        <ul className={css.tags}>
          {tags.map((tag) => (
            <li key={tag}>{`#${tag}`}</li>
          ))}
        </ul>
      )}
    </>
  );
}
