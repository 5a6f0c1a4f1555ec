import { Link } from "@tanstack/react-router";
import { newPhone } from "../../../messages/newPhone.ts";
import { TextPage } from "../../layout/pages.tsx";

/** On the old phone of a delegate whose seat has been moved to a new one. */
export function MovedPage() {
  return (
    <TextPage title={newPhone("movedTitle")} heading={newPhone("movedTitle")} isNarrow>
      <p>{newPhone("moved")}</p>
      <p>{newPhone("movedHelp")}</p>
      <p>
        <Link to="/join">{newPhone("enterCode")}</Link>
      </p>
    </TextPage>
  );
}
