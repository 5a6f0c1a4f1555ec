import { Button, Group } from "@mantine/core";
import { type ErrorComponentProps, Link } from "@tanstack/react-router";
import { ApiFailure } from "../api/client.ts";
import { TextPage } from "./pages.tsx";

/** Names of scripts change with each version, so a page left open overnight may look for one that is gone. */
const isOutdated = ({ message }: Error): boolean =>
  /dynamically imported module|module script/i.test(message);

/** Where a page broke: what can be done about it. */
export function ErrorPage({ error: thrown, reset }: ErrorComponentProps) {
  const error = thrown instanceof Error ? thrown : new Error(String(thrown));
  const outdated = isOutdated(error);
  const heading = outdated ? "There is a newer version" : "Something went wrong on this page";
  return (
    <TextPage title={heading} heading={heading} isNarrow>
      <p role="alert">
        {outdated
          ? "The program has been replaced since you opened this page. Load it again; nothing that was saved is lost."
          : error instanceof ApiFailure
            ? `${error.message}.`
            : "What was saved is safe: games are kept on the server. Load the page again; if it keeps failing, tell whoever runs this server what is written below."}
      </p>
      {!outdated && !(error instanceof ApiFailure) && (
        <pre>
          <code>{error.message}</code>
        </pre>
      )}
      <Group mt={20}>
        <Button onClick={() => (outdated ? location.reload() : reset())}>
          {outdated ? "Load again" : "Try again"}
        </Button>
        <Button variant="default" renderRoot={(props) => <Link to="/" {...props} />}>
          Start page
        </Button>
      </Group>
    </TextPage>
  );
}
