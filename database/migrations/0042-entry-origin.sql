-- Where the text of an entry comes from: files under version control, or a space of Contentful. An id is one or the other's. A preview is a
-- draft of Contentful beside what is published of it, which only a signed link shows, and which is deleted after a day.
alter table entry add column origin text not null default 'files' check (origin in ('files', 'contentful', 'preview'));
