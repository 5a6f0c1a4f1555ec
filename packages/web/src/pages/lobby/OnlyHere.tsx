import css from "./LobbyView.module.css";

/** Says, before links are sent in vain, that others cannot reach the server, and what helps. */
export const OnlyHere = () => (
  <p role="alert" className={css.alone}>
    Only this computer reaches the server. End it and start it with <code>HOST=0.0.0.0 ./script/server</code>,
    so that others in the same network can come in.
  </p>
);
