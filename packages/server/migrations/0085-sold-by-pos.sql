-- A till shows its categories most sold first: what its point of sale has sold in the last days, without reading those of all others.
-- Sums are not part of the index, so adding to them keeps a row on its page.
create index goods_turnover_pos on goods_turnover (business_id, pos_id, business_date, goods_id) where grain = 'day';
