-- Search: every published entry that readers can find, as the words it is found by.

create extension if not exists pg_trgm;

-- How words are compared: small letters without accents, but ñ is a letter of its own; apostrophes vanish (Paget's, pagets),
-- everything else between letters and digits is a space. Of our own, since stock unaccent folds ñ, is not immutable, and has its
-- rules in files of the server. Collation C, so that every server folds alike: hence the capitals with accents here.
create function search_fold(words text) returns text
language plpgsql immutable strict parallel safe
as $$
declare folded text := words;
begin
  if words is not nfc normalized then folded := normalize(words, nfc); end if;
  folded := lower(folded collate "C");
  -- Spanish first, letter by letter: for a long text five times as fast as a table of all letters.
  folded := replace(replace(replace(replace(replace(replace(replace(replace(folded,
    'á', 'a'), 'é', 'e'), 'í', 'i'), 'ó', 'o'), 'ú', 'u'), 'ü', 'u'), '’', ''), '''', '');
  if folded ~ '[À-ðò-ÿĀ-žʼ´`]' then
    folded := translate(folded,
      'ÁÀÂÄÃÅĀàâäãåāÉÈÊËĒèêëēÍÌÎÏĪìîïīÓÒÔÖÕŌòôöõōÚÙÛÜŪùûūÇçÑŠšŽžÝýÿʼ´`',
      'aaaaaaaaaaaaaeeeeeeeeeiiiiiiiiiooooooooooouuuuuuuuccñsszzyyy');
  end if;
  return btrim(regexp_replace(folded, '[^a-z0-9ñ]+', ' ', 'g'));
end
$$;

-- The words as full text, stemmed. What was folded has lost the accents that the Spanish stemmer knows -ación and -ución by: they
-- get theirs back, so that radiacion, radiación and radiaciones are one word.
create function search_vector(words text, locale text) returns tsvector
language sql immutable strict parallel safe
return case locale
  when 'es' then to_tsvector('pg_catalog.spanish', regexp_replace(search_fold(words), '([au])cion\M', '\1ción', 'g'))
  else to_tsvector('pg_catalog.english', search_fold(words))
end;

-- What a folded word sounds like, roughly: for finding the word that somebody meant.
create function search_sound(word text, locale text) returns text
language sql immutable strict parallel safe
return case locale
  when 'es' then translate(
    regexp_replace(regexp_replace(regexp_replace(regexp_replace(
      replace(replace(replace(word, 'll', 'y'), 'qu', 'k'), 'ph', 'f'),
      'c(?=[ei])|z|x', 's', 'g'), 'g(?=[ei])', 'j', 'g'), 'n(?=[bvpm])', 'm', 'g'), '(.)\1', '\1', 'g'),
    'vcwñh', 'bkbn')
  else translate(
    regexp_replace(regexp_replace(
      replace(replace(replace(replace(word, 'ph', 'f'), 'ae', 'e'), 'oe', 'e'), 'ck', 'k'),
      'c(?=[eiy])|z', 's', 'g'), '(.)\1', '\1', 'g'),
    'cyq', 'kik')
end;

-- The words as they are looked up in a table: each stemmed, but those too common for full text (the i of stage i) as they are.
create function search_key(words text, locale text) returns text
language sql immutable strict parallel safe
return (
  select string_agg(coalesce((tsvector_to_array(search_vector(word, locale)))[1], word), ' ' order by place)
  from regexp_split_to_table(search_fold(words), ' ') with ordinality as split(word, place));

-- A name as a query; null where words too common for full text leave only one of several, which would find something else.
create function search_phrase(name text, locale text) returns tsquery
language sql immutable strict parallel safe
return (
  select case when numnode(phrase) = 0 or (numnode(phrase) = 1 and search_fold(name) like '% %') then null else phrase end
  from (select case locale
    when 'es' then phraseto_tsquery('pg_catalog.spanish', regexp_replace(search_fold(name), '([au])cion\M', '\1ción', 'g'))
    else phraseto_tsquery('pg_catalog.english', search_fold(name))
  end as phrase) as named);

alter table entry
  -- What stands above parts of the text, and the words of the type's own fields, such as a transcript.
  add column search_headings text not null default '',
  add column search_fields text not null default '',
  -- What editors add of what readers type.
  add column search_words text not null default '',
  -- Readers do not look for the page that thanks them.
  add column is_found boolean not null default true;

create table search_document (
  entry_id text not null,
  locale text not null,
  -- The entry's type; archived research news is a type of its own here.
  content_type text not null,
  published_at date not null,
  -- As the entry's own: when it comes and goes by itself.
  publish_at timestamptz,
  unpublish_at timestamptz,
  -- The folded title; its words, stemmed and as they are, for what is typed so far; and how many they are.
  title text not null,
  title_words tsvector not null,
  title_length smallint not null,
  -- All words, stemmed: A title, B teaser, C headings, D text. Those of the text without their places, which nobody asks for.
  words tsvector not null,
  primary key (entry_id, locale),
  foreign key (entry_id, locale) references entry (id, locale) on delete cascade
);

-- Long ones out of the row, as they are: a thousand rows are looked at for each hundred whose words are read.
alter table search_document alter column words set storage external;

-- Of each language its own, so that no search reads past the other's. Without fastupdate: searches would read what waits.
create index search_document_title_en on search_document using gin (title_words) with (fastupdate = off) where locale = 'en';
create index search_document_title_es on search_document using gin (title_words) with (fastupdate = off) where locale = 'es';
create index search_document_words_en on search_document using gin (words) with (fastupdate = off) where locale = 'en';
create index search_document_words_es on search_document using gin (words) with (fastupdate = off) where locale = 'es';
create index search_document_published on search_document (locale, published_at);

-- Every word that the library has, folded: what a misspelt one may have meant. None is taken out: a suggestion is tried first.
create table search_word (
  locale text not null,
  -- In the order of its bytes, so that the index finds what a word begins.
  word text collate "C" not null,
  sound text not null,
  -- With its accents, as some text has it.
  written text not null,
  primary key (locale, word)
);
create index search_word_sound on search_word using gin (sound gin_trgm_ops);

-- Names of one thing. `key` is the name as queries are compared with it, `query` finds any name of the group.
create table search_synonym (
  locale text not null,
  key text not null,
  query text not null,
  is_drug boolean not null,
  primary key (locale, key)
);
