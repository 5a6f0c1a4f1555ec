import { Link } from "@tanstack/react-router";
import { ui } from "../../../messages/ui.ts";
import { TextPage } from "../../layout/pages.tsx";

/** Where a link leads that does not do what it was sent for. */
export function DeadLink({ title, heading, why }: { title: string; heading: string; why: string }) {
  return (
    <TextPage title={title} heading={heading} isNarrow>
      <p role="alert">{why}</p>
      <p>
        <Link to="/games">{ui("myGames")}</Link> · <Link to="/">{ui("startPage")}</Link>
      </p>
    </TextPage>
  );
}
