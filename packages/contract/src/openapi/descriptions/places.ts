/** Fields of the public directory and of requests to be in it. */
export const places: Record<string, string> = {
  "PublicPlace.title": "Name for customers, in the requested language.",
  "PublicPlace.description": "Description for customers, in the requested language. Empty without one.",
  "PublicPlace.programme_title": "Name of the loyalty programme for customers.",
  "PublicPlace.distance_m":
    "Metres from the point of the request. Null without a point, or without coordinates of the place.",
  "PublicPlace.is_open": "Whether it is open now. Null without opening hours.",
  "PublicPlace.hours": "Opening hours of today and the next six days. Empty without any.",
  "ListingRequest.title": "Name for customers, in the requested language.",
  "ListingRequest.description": "Description for customers, in the requested language. Empty without one.",
  "ListingRequest.programme_title": "Name of the loyalty programme for customers.",
  "ListingRequest.distance_m":
    "Metres from the point of the request. Null without a point, or without coordinates of the place.",
  "ListingRequest.is_open": "Whether it is open now. Null without opening hours.",
  "ListingRequest.hours": "Opening hours of today and the next six days. Empty without any.",
  "ListingRequest.business": "Business that requests the listing, with its name at that time.",
  "ListingRequest.state": "Whether the point of sale is listed.",
  "ListingRequest.requested_dt": "Moment of the latest request.",
  "ListingRequest.reason": "Why the listing was rejected. Null for others.",
  "ListingDecision.state": "Decision about the listing.",
  "ListingDecision.reason": "Why the listing is rejected, for the business. Required for a rejection.",
  "PublicPlaceLink.type": "Kind of page.",
  "PublicPlaceLink.title": "Text of the link. Empty without one.",
  catalog_publication_reason: "Why the listing in the public catalogue was rejected. Null for others.",
  vehicle_number: "Number plate of a road tanker.",
  shop_url: "Where customers order from an online store. Null for none and for other types.",
  driver_staff_id:
    "Identifier of the staff member who alone sells at the terminals of the road tanker's driver. Null for no limit.",
  tank_capacity: "Litres that a road tanker holds. A check with more litres is refused. Null for no limit.",
};
