/** Things for search engines as JSON-LD, each in a script that is data and never runs. */
export function StructuredData({ things }: { things: readonly string[] }) {
  return things.map((text) => (
    <script key={text} type="application/ld+json">
      {text}
    </script>
  ));
}
