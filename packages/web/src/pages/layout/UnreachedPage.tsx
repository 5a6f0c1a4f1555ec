import { Button, Group } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { ui } from "../../messages/ui.ts";
import { asSentence } from "../../ui/Fault.tsx";
import { TextPage } from "./pages.tsx";

/** In the place of what could not be had for now, with the way to try again. */
export function UnreachedPage({
  title,
  heading,
  error,
  onAgain,
}: {
  title: string;
  heading: string;
  error: Error;
  onAgain: () => unknown;
}) {
  return (
    <TextPage title={title} heading={heading} isNarrow>
      <p role="alert">{ui("nothingLost", { message: asSentence(error.message) })}</p>
      <Group mt={20}>
        <Button onClick={() => void onAgain()}>{ui("tryAgain")}</Button>
        <Button variant="default" renderRoot={(props) => <Link to="/" {...props} />}>
          {ui("startPage")}
        </Button>
      </Group>
    </TextPage>
  );
}
