import { Button, Group } from "@mantine/core";
import { type ErrorComponentProps, Link } from "@tanstack/react-router";
import { ApiFailure } from "../../api/client.ts";
import { TextPage } from "./pages.tsx";

/** The server is away; or, as names of scripts change with each version, a page left open looks for one that is gone. */
const isUnloaded = ({ message }: Error): boolean =>
  /dynamically imported module|module script/i.test(message);

/** Where a page broke: what can be done about it. */
export function ErrorPage({ error: thrown, reset }: ErrorComponentProps) {
  const error = thrown instanceof Error ? thrown : new Error(String(thrown));
  const isMissing = isUnloaded(error);
  const heading = isMissing ? "This page could not be loaded" : "Something went wrong on this page";
  return (
    <TextPage title={heading} heading={heading} isNarrow>
      <p role="alert">
        {isMissing
          ? "The server cannot be reached at present, or the program has been replaced since you opened it. Load it again; nothing that was saved is lost."
          : error instanceof ApiFailure
            ? `${error.message}.`
            : "What was saved is safe: games are kept on the server. Load the page again; if it keeps failing, tell whoever runs this server what is written below."}
      </p>
      {!isMissing && !(error instanceof ApiFailure) && (
        <pre>
          <code>{error.message}</code>
        </pre>
      )}
      <Group mt={20}>
        <Button onClick={() => (isMissing ? location.reload() : reset())}>
          {isMissing ? "Load again" : "Try again"}
        </Button>
        <Button variant="default" renderRoot={(props) => <Link to="/" {...props} />}>
          Start page
        </Button>
      </Group>
    </TextPage>
  );
}
