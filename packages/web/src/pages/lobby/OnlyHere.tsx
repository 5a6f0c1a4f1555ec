import { lobby } from "../../messages/lobby.ts";
import css from "./LobbyView.module.css";

/** Says, before links are sent in vain, that others cannot reach the server, and what helps. */
export const OnlyHere = () => (
  <p role="alert" className={css.alone}>
    {lobby.rich("onlyThisComputer", {}, { code: (chunks) => <code key="code">{chunks}</code> })}
  </p>
);
