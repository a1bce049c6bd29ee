/** It has no types of its own; what it gives is parsed by a schema. */
declare module 'webvtt-parser' {
  const webvtt: {
    WebVTTParser: new (characters: Readonly<Record<string, string>>) => { parse(source: string, mode: 'captions'): unknown };
  };
  export default webvtt;
}
