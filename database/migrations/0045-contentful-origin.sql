-- Where an asset comes from, as of an entry: what is one's is not the other's to change.
alter table asset add column origin text not null default 'files' check (origin in ('files', 'contentful'));

-- Counts how often what is stored of an item changed: only what was read is not pending any more.
alter table contentful_item add column change bigint not null default 0;
