import { ActionIcon, useComputedColorScheme, useMantineColorScheme } from "@mantine/core";
import { ui } from "../messages/ui.ts";
import { Icon } from "./icons.tsx";

/** Light or dark; the system's setting until someone chooses. */
export function useScheme() {
  const { setColorScheme } = useMantineColorScheme({ keepTransitions: true });
  const isDark = useComputedColorScheme("light") === "dark";
  return {
    icon: isDark ? "sun" : "moon",
    label: ui(isDark ? "lightColors" : "darkColors"),
    change: () => setColorScheme(isDark ? "light" : "dark"),
  } as const;
}

export function SchemeSwitch({ className }: { className?: string }) {
  const { icon, label, change } = useScheme();
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size="lg"
      className={className}
      aria-label={label}
      title={label}
      onClick={change}
    >
      <Icon name={icon} />
    </ActionIcon>
  );
}
