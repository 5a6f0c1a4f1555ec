import { Button, Group } from "@mantine/core";
import { Link } from "@tanstack/react-router";
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
      <p role="alert">{error.message}. Nothing that was saved is lost.</p>
      <Group mt={20}>
        <Button onClick={() => void onAgain()}>Try again</Button>
        <Button variant="default" renderRoot={(props) => <Link to="/" {...props} />}>
          Start page
        </Button>
      </Group>
    </TextPage>
  );
}
