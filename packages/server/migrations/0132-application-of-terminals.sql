-- What the application on a terminal stores has an effect. Quantities of fuel, and ways to identify a customer that nothing reads, come back with what
-- reads them. Servers of the previous version have defaults for what is absent.
alter table terminal no force row level security;
update terminal set settings = (settings - 'item_entry_mode' - 'presets' - 'filling_by')
  || case when settings ? 'identification_methods' then jsonb_build_object('identification_methods', coalesce(
    (select jsonb_agg(method) from jsonb_array_elements_text(settings -> 'identification_methods') method
      where method in ('phone', 'email', 'external-id')), '[]')) else '{}' end
  || case when settings ? 'tips_presets' then jsonb_build_object('tips_presets', coalesce(
    (select jsonb_agg(percent) from jsonb_array_elements(settings -> 'tips_presets') percent where percent <> '0'), '[]')) else '{}' end
  || case when settings ->> 'receipt_copies' = '0' then '{"receipt_copies": 1}'::jsonb else '{}' end
where settings <> '{}';
alter table terminal force row level security;
