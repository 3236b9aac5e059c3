-- Buy some, get some: one more thing that a rule may do.
alter table rule drop constraint rule_action_type_check;
alter table rule add constraint rule_action_type_check check (action_type in ('discount-check-percent', 'discount-check-amount',
  'discount-items-percent', 'discount-items-amount', 'special-price-item', 'special-price-check', 'buy-x-get-y',
  'charge-check-percent', 'charge-check-amount', 'charge-items-percent', 'charge-items-amount', 'coupon-emission'));
