-- How often pages were read, a day, a page and the host of the site whose link led there: nothing of who read. Empty: none was told, or it was this one.
create table reading_count (
  day date not null,
  path text not null,
  locale text not null check (locale in ('en', 'es')),
  referrer text not null,
  count integer not null,
  primary key (day, path, referrer)
);
