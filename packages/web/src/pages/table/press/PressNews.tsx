import { useEffect, useRef, useState } from "react";
import type { TableView } from "../../../api/client.ts";
import { newsOf } from "./conversations.ts";

/** Tells screen readers about new messages, wherever on the page they are. */
export function PressNews({ view }: { view: TableView }) {
  const before = useRef(view.channels);
  const [spoken, setSpoken] = useState("");
  useEffect(() => {
    const news = newsOf(view, before.current, view.channels);
    before.current = view.channels;
    if (news !== "") setSpoken(news);
  }, [view]);
  return (
    <p className="hidden" role="status" aria-live="polite">
      {spoken}
    </p>
  );
}
