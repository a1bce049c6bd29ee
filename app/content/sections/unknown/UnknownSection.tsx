/** The words are the same in both languages: they are for whoever mends the page. */
export function UnknownSection() {
  return <p lang="en">unknown section</p>;
}
