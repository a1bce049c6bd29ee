-- Where the text of an entry comes from: files under version control, or a space of Contentful. An id is one or the other's.
alter table entry add column origin text not null default 'files' check (origin in ('files', 'contentful'));
