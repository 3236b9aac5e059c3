-- What a road tanker has besides: its number plate, its only driver, and the litres that it holds.
alter table pos
  add column vehicle_number text check (length(vehicle_number) between 1 and 20),
  add column driver_staff_id uuid,
  add column tank_capacity integer check (tank_capacity > 0),
  add constraint pos_driver foreign key (business_id, driver_staff_id) references staff (business_id, id),
  add constraint pos_road_tanker check (
    pos_type = 'road-tanker' or (vehicle_number is null and driver_staff_id is null and tank_capacity is null)
  );
