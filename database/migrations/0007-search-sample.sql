-- A sixteenth of the entries, the same ones each time: of a word that so many texts have that no more than a thousand of them are
-- ranked, those are taken from here, where the index need not name half of the library first.
alter table search_document add column is_sampled boolean not null generated always as (left(md5(entry_id), 1) = '0') stored;
create index search_document_sample_en on search_document using gin (words) with (fastupdate = off) where locale = 'en' and is_sampled;
create index search_document_sample_es on search_document using gin (words) with (fastupdate = off) where locale = 'es' and is_sampled;
