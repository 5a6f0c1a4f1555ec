/** Lines on a square of 24, for buttons. */
const PATHS = {
  back: "M15 5l-7 7 7 7",
  forward: "M9 5l7 7-7 7",
  undo: "M9 14l-5-5 5-5M4 9h10a6 6 0 0 1 0 12h-3",
  redo: "M15 14l5-5-5-5M20 9H10a6 6 0 0 0 0 12h3",
  share: "M12 3v12M8 7l4-4 4 4M5 12v8h14v-8",
  analysis: "M4 4v16h16M7 15l4-5 3 3 5-7",
  edit: "M4 20h4L19 9l-4-4L4 16zM13 7l4 4",
  settings: "M4 7h9M17 7h3M4 17h3M11 17h9M15 4.5v5M9 14.5v5",
  sun: "M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8M12 2v2.5M12 19.5V22M2 12h2.5M19.5 12H22M5 5l1.7 1.7M17.3 17.3L19 19M19 5l-1.7 1.7M6.7 17.3L5 19",
  moon: "M20 14.5A8.5 8.5 0 1 1 9.5 4a7 7 0 0 0 10.5 10.5z",
  close: "M6 6l12 12M18 6L6 18",
  plus: "M12 5v14M5 12h14",
  minus: "M5 12h14",
  whole: "M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5",
  check: "M5 12.5l4.5 4.5L19 7.5",
  up: "M5 15l7-7 7 7",
  down: "M5 9l7 7 7-7",
  help: "M9 9a3 3 0 1 1 4.5 2.6c-1 .6-1.5 1.2-1.5 2.4M12 18v.01",
  play: "M8 5l11 7-11 7z",
  pause: "M8 5v14M16 5v14",
  cloud: "M7 18a4 4 0 0 1-.6-8A5.5 5.5 0 0 1 17 9a4.5 4.5 0 0 1 .5 9zM9 13.5l2.2 2.2L15 12",
  download: "M12 4v11M8 11l4 4 4-4M5 19h14",
  person: "M12 11.5a3.8 3.8 0 1 0 0-7.6 3.8 3.8 0 0 0 0 7.6M4.5 20.5c.8-3.7 3.8-6 7.5-6s6.7 2.3 7.5 6",
  mail: "M3.5 6h17v12.5h-17zM4 6.5l8 6.5 8-6.5",
  clock: "M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17M12 7.5V12l3 2",
  grip: "M5 9h14M5 15h14",
  legend: "M4 6.5h.01M4 12h.01M4 17.5h.01M9 6.5h11M9 12h11M9 17.5h11",
  more: "M5 12h.01M12 12h.01M19 12h.01",
  warning: "M12 4L2.8 20h18.4zM12 10v4.5M12 17.3v.01",
} as const;

export type IconName = keyof typeof PATHS;

export function Icon({ name, size = 18 }: { name: IconName; size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.9"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
