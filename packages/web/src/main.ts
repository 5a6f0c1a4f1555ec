// Loaded this way, the application's styles don't hold up what the page shows before it is there.
await import("./app/App.tsx");
