import { Link } from "@tanstack/react-router";
import { ui } from "../../messages/ui.ts";
import { TextPage } from "./pages.tsx";

/** For who has an address that leads nowhere, or to something that others may see. */
export function LostPage({ what }: { what?: "game" }) {
  const heading = ui(what === "game" ? "gameNotFound" : "notFound");
  return (
    <TextPage title={heading} heading={heading} isNarrow>
      {what === "game" ? (
        <>
          <p>{ui("gameNotFoundHelp")}</p>
          <ul>
            <li>{ui("openYourInvitation")}</li>
            <li>
              {ui.rich(
                "signInAsYourself",
                {},
                {
                  link: (chunks) => (
                    <Link key="link" to="/sign-in">
                      {chunks}
                    </Link>
                  ),
                },
              )}
            </li>
            <li>
              {ui.rich(
                "lookAtYourGames",
                {},
                {
                  link: (chunks) => (
                    <Link key="link" to="/games">
                      {chunks}
                    </Link>
                  ),
                },
              )}
            </li>
          </ul>
        </>
      ) : (
        <>
          <p>{ui("notFoundHelp")}</p>
          <p>
            <Link to="/games">{ui("myGames")}</Link> · <Link to="/">{ui("startPage")}</Link>
          </p>
        </>
      )}
    </TextPage>
  );
}
