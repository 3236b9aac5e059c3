-- A word of one or two letters has no trigram inside a text, so a search for it in the public directory read every listed row. It has some at the
-- beginning of a word: words that begin with it are found through an index. Each word follows a space here, whatever is between them.
alter table place
  add column search_starts text not null
    generated always as (' ' || regexp_replace(lower(words || ' ' || programme_words), '[^[:alnum:]]+', ' ', 'g')) stored;

create index place_by_starts on place using gin (search_starts gin_trgm_ops) where state = 'allowed' and active and programme_active;
