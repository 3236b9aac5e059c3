-- What one unit of an item costs the business, in its own currency and ten-thousandths. New prices are compared with it.
alter table goods add column cost_price bigint check (cost_price >= 0);
