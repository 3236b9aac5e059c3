-- Each search of the public directory read every listed row, 100 ms with 20 000 of them. Those that visitors see are now found by name, by parts of words
-- and by nearness through an index each.
create extension if not exists cube;

-- A point on a sphere with the radius 1, of millionths of degrees: the straight line between two of them grows with the way along the surface.
create function place_point(latitude bigint, longitude bigint) returns cube
language sql immutable strict parallel safe
return cube(array[
  cos(radians(latitude::double precision / 1000000)) * cos(radians(longitude::double precision / 1000000)),
  cos(radians(latitude::double precision / 1000000)) * sin(radians(longitude::double precision / 1000000)),
  sin(radians(latitude::double precision / 1000000))
]);

-- Functions are nobody's by default, here also those of the extension, which stores and compares what the app writes and searches.
grant execute on function place_point(bigint, bigint), cube(double precision[]), cube_distance(cube, cube) to patron_app;

alter table place
  -- What a search looks in.
  add column search_text text not null generated always as (lower(words || ' ' || programme_words)) stored,
  -- Null without coordinates.
  add column point cube generated always as (place_point(latitude, longitude)) stored;

create index place_by_name on place (lower(title), pos_id) where state = 'allowed' and active and programme_active;
create index place_by_words on place using gin (search_text gin_trgm_ops) where state = 'allowed' and active and programme_active;
create index place_by_point on place using gist (point) where state = 'allowed' and active and programme_active;
