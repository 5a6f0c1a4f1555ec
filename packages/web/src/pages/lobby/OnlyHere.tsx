import { lobby } from "../../messages/lobby.ts";
import css from "./LobbyView.module.css";

/** Says, before links are sent for nothing, that others can't reach the server, and what helps. */
export const OnlyHere = () => (
  <p role="alert" className={css.alone}>
    {lobby.rich("onlyThisComputer", {}, { code: (chunks) => <code key="code">{chunks}</code> })}
  </p>
);
