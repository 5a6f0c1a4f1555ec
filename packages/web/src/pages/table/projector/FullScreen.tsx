import { ActionIcon } from "@mantine/core";
import { useFullscreenDocument } from "@mantine/hooks";
import { projector } from "../../../messages/projector.ts";
import { Icon } from "../../../ui/icons.tsx";

export function FullScreen() {
  const { fullscreen, toggle } = useFullscreenDocument();
  const label = projector(fullscreen ? "exitFullScreen" : "fullScreen");
  return (
    <ActionIcon variant="default" size="lg" aria-label={label} title={label} onClick={() => void toggle()}>
      <Icon name="whole" />
    </ActionIcon>
  );
}
