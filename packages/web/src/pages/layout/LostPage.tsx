import { Link } from "@tanstack/react-router";
import { TextPage } from "./pages.tsx";

/** For who has an address that leads nowhere, or to something that others may see. */
export function LostPage({ what }: { what?: "game" }) {
  return (
    <TextPage title="Nothing is here" heading="Nothing is here" isNarrow>
      {what === "game" ? (
        <>
          <p>There is no such game, or it is not for you to see. If you play in it, it may help to</p>
          <ul>
            <li>open the link by which you were invited, or your own link to come back;</li>
            <li>
              <Link to="/sign-in">sign in</Link>, if you are somebody else in this browser;
            </li>
            <li>
              look at <Link to="/games">your games</Link>.
            </li>
          </ul>
        </>
      ) : (
        <>
          <p>This address leads nowhere. Was it copied as a whole?</p>
          <p>
            <Link to="/games">My games</Link> · <Link to="/">Start page</Link>
          </p>
        </>
      )}
    </TextPage>
  );
}
