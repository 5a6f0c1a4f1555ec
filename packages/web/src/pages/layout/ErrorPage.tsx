import { Button, Group } from "@mantine/core";
import { type ErrorComponentProps, Link } from "@tanstack/react-router";
import { ApiFailure } from "../../api/client.ts";
import { ui } from "../../messages/ui.ts";
import { asSentence } from "../../ui/Fault.tsx";
import { TextPage } from "./pages.tsx";

/** The server is away; or, as names of scripts change with each version, a page left open looks for one that is gone. */
const isUnloaded = ({ message }: Error): boolean =>
  /dynamically imported module|module script/i.test(message);

/** Where a page broke: what can be done about it. */
export function ErrorPage({ error: thrown, reset }: ErrorComponentProps) {
  const error = thrown instanceof Error ? thrown : new Error(String(thrown));
  const isMissing = isUnloaded(error);
  const heading = ui(isMissing ? "pageNotLoaded" : "pageBroke");
  return (
    <TextPage title={heading} heading={heading} isNarrow>
      <p role="alert">
        {isMissing
          ? ui("pageNotLoadedHelp")
          : error instanceof ApiFailure
            ? asSentence(error.message)
            : ui("pageBrokeHelp")}
      </p>
      {!isMissing && !(error instanceof ApiFailure) && (
        <pre>
          <code>{error.message}</code>
        </pre>
      )}
      <Group mt={20}>
        <Button onClick={() => (isMissing ? location.reload() : reset())}>
          {ui(isMissing ? "reload" : "tryAgain")}
        </Button>
        <Button variant="default" renderRoot={(props) => <Link to="/" {...props} />}>
          {ui("startPage")}
        </Button>
      </Group>
    </TextPage>
  );
}
