declare module "mapshaper" {
  const mapshaper: {
    /** Runs a command line on files held in memory. */
    applyCommands(
      command: string,
      files: Readonly<Record<string, string>>,
    ): Promise<Record<string, string | Uint8Array>>;
  };
  export default mapshaper;
}
