// Printed from what the tests sent and got by tools/generate-examples.ts; run it again, do not change this file.

/** An example of each component that is a whole request or response, by its name. */
export const examples: Readonly<Record<string, unknown>> = {
 "AcceptStaffInvitationRequest": {
  "token": "<token, shown once>",
  "password": "<password>"
 },
 "AccessibleBusinessList": {
  "items": [
   {
    "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01",
    "title": "Kovalenko & Daughters",
    "business_code": "K7M2Q9",
    "access": "owner",
    "support_until": null
   }
  ]
 },
 "AccountAdjustment": {
  "comment": "Why",
  "balance": "7.00"
 },
 "AccountBalanceAsOf": {
  "until": "2026-01-15T09:00:00.000Z",
  "balance": "30.00",
  "lots": [
   {
    "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01",
    "amount": "30.00",
    "expire_date": "2027-11-27"
   }
  ]
 },
 "AccountCreate": {
  "special_account_id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01",
  "credit_type": "credit-unlimited",
  "title": "Coffee",
  "comment": "Wife",
  "odometer": "yes",
  "limits": [
   {
    "period": "week",
    "amount": "7",
    "goods_code": "C1"
   }
  ]
 },
 "AccountPinRequest": {
  "customer_id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01",
  "special_account_id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a02"
 },
 "AccountPinSent": {
  "sent_to": "1•••@example.com",
  "expires_dt": "2026-01-15T09:00:00.000Z"
 },
 "AccountRefill": {
  "amount": "150.50",
  "payment_type": "bank-card",
  "comment": "In advance",
  "document_number": "A-17",
  "document_date": "2026-11-20"
 },
 "AccountStatement": {
  "items": [
   {
    "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01",
    "kind": "write-off",
    "event_dt": "2026-01-15T09:01:00.000Z",
    "transaction_id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a02",
    "number": "2",
    "comment": "Wash",
    "actor": "Olena Kovalenko",
    "document": null,
    "payment_type": null,
    "amount": "-4.00",
    "balance_after": "6.00"
   }
  ],
  "page": 1,
  "count": 10,
  "opening": "0.00",
  "incoming": "10.00",
  "outgoing": "4.00",
  "closing": "6.00",
  "total": 2
 },
 "AccountUpdate": {
  "credit_type": "credit",
  "credit_limit": "12.50",
  "limits": [
   {
    "period": "day",
    "amount": "5.00",
    "goods_code": null
   }
  ],
  "active": false,
  "title": "Of Ivan",
  "vehicle_id": "possible"
 },
 "AccountWriteOff": {
  "amount": "10.01",
  "comment": "x",
  "force": true
 },
 "AdditionalCost": {
  "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01",
  "created_dt": "2026-01-15T09:00:00.000Z",
  "modified_dt": "2026-01-15T09:00:00.000Z",
  "version": 1,
  "loyalty_id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a02",
  "title": "Acquiring",
  "code": "ACQ",
  "kind": "commission",
  "type": "percentage",
  "value": "5.656780",
  "precision": 2,
  "active": true,
  "is_used": false
 },
 "AdditionalCostCreate": {
  "title": "Acquiring",
  "code": "ACQ",
  "kind": "commission",
  "value": "5.65678",
  "precision": 2
 },
 "AdditionalCostList": {
  "items": [
   {
    "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01",
    "created_dt": "2026-01-15T09:00:00.000Z",
    "modified_dt": "2026-01-15T09:00:00.000Z",
    "version": 1,
    "loyalty_id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a02",
    "title": "Acquiring",
    "code": "ACQ",
    "kind": "commission",
    "type": "percentage",
    "value": "5.656780",
    "precision": 2,
    "active": true,
    "is_used": false
   }
  ]
 },
 "AdditionalCostOptionList": {
  "items": [
   {
    "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01",
    "title": "Acquiring",
    "active": false,
    "code": "ACQ",
    "kind": "commission",
    "type": "amount"
   }
  ]
 },
 "AdditionalCostSummaryItemList": {
  "items": [
   {
    "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01:A:Item A:piece:0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a02:UAH:commission:ACQ:Acquiring",
    "additional_cost_id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a02",
    "additional_cost_code": "ACQ",
    "additional_cost_title": "Acquiring",
    "kind": "commission",
    "currency": "UAH",
    "quantity": "1.000",
    "base": "10.00",
    "amount": "1.00",
    "item_id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01",
    "item_code": "A",
    "item_title": "Item A",
    "unit": "piece"
   }
  ]
 },
 "AdditionalCostSummaryList": {
  "items": [
   {
    "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01:UAH:commission:ACQ:Acquiring",
    "additional_cost_id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01",
    "additional_cost_code": "ACQ",
    "additional_cost_title": "Acquiring",
    "kind": "commission",
    "currency": "UAH",
    "quantity": "1.000",
    "base": "10.00",
    "amount": "1.00"
   }
  ]
 },
 "AdditionalCostUpdate": {
  "type": "amount",
  "value": "0.5",
  "active": false
 },
 "AdditionalService": {
  "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01",
  "created_dt": "2026-01-15T09:00:00.000Z",
  "modified_dt": "2026-01-15T09:00:00.000Z",
  "version": 1,
  "loyalty_id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a02",
  "title": "Gift wrapping",
  "public_title": {
   "en": "Gift wrapping",
   "uk": "Пакування"
  },
  "public_description": {
   "en": "In paper"
  },
  "goods_id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a03",
  "required": true,
  "multiple": true,
  "sort_order": 5,
  "active": false,
  "goods_title": "Wrapping"
 },
 "AdditionalServiceCreate": {
  "title": "Gift wrapping",
  "public_title": {
   "en": "Gift wrapping",
   "uk": "Пакування"
  },
  "public_description": {
   "en": "In paper"
  },
  "goods_id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01",
  "required": true,
  "multiple": true,
  "sort_order": 5,
  "active": false
 },
 "AdditionalServiceList": {
  "items": [
   {
    "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01",
    "created_dt": "2026-01-15T09:02:00.000Z",
    "modified_dt": "2026-01-15T09:02:00.000Z",
    "version": 1,
    "loyalty_id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a02",
    "title": "First",
    "public_title": {},
    "public_description": {},
    "goods_id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a03",
    "required": false,
    "multiple": false,
    "sort_order": 1,
    "active": true,
    "goods_title": "Wrapping"
   }
  ]
 },
 "AdditionalServiceUpdate": {
  "required": false
 },
 "AmpDevice": {
  "active": true,
  "host": "192.168.1.41",
  "port": 8080,
  "timeout_s": 120,
  "merchant_id": "M-1",
  "terminal_serial": "A920-7",
  "version": 3
 },
 "AmpDeviceUpdate": {
  "host": "192.168.1.41",
  "port": 8080,
  "timeout_s": 120,
  "merchant_id": "M-1",
  "terminal_serial": "A920-7",
  "active": true
 },
 "ApiKey": {
  "api_key": null,
  "hint": "Exgk",
  "created_dt": "2026-01-15T09:00:00.000Z",
  "created_by": "Olena Kovalenko",
  "seen_dt": "2026-01-15T09:01:00.000Z",
  "remote_addr": "10.34.237.130"
 },
 "AuditActorList": {
  "items": [
   {
    "kind": "person",
    "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01",
    "name": "Olena Kovalenko"
   }
  ]
 },
 "AuditEntryList": {
  "items": [
   {
    "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01",
    "created_dt": "2026-01-15T09:02:00.000Z",
    "actor": {
     "kind": "person",
     "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a02",
     "name": "Olena Kovalenko"
    },
    "remote_addr": "10.114.205.210",
    "request_id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a03",
    "call": "rules.change",
    "action": "changed",
    "entity_type": "rule",
    "entity_id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a04",
    "title": "Ten percent",
    "changes": [
     {
      "field": "value",
      "before": "5",
      "after": "3"
     }
    ],
    "names": [
     {
      "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a05",
      "title": "Coffee card"
     }
    ],
    "units": [
     {
      "field": "value",
      "before": "UAH",
      "after": "punch"
     }
    ]
   }
  ],
  "page": 1,
  "count": 10,
  "total": 3
 },
 "AuthenticatorCreate": {
  "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01",
  "code": "319053",
  "proof": {
   "token": "<token, shown once>",
   "code": "522043"
  }
 },
 "AuthenticatorSetup": {
  "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01",
  "secret": "<secret, shown once>",
  "uri": "<address with the secret, shown once>"
 },
 "BadRequest": {
  "type": "about:blank",
  "title": "request.malformed",
  "status": 400,
  "detail": "The request is not well-formed; every problem is listed with its path.",
  "code": "request.malformed",
  "errors": [
   {
    "path": "query.columns.0",
    "code": "enum",
    "message": "must be one of: name, phone, email, external_id, category, category_code, access, bonuses, visits_count, amount, currency, other_currencies, last_visit_dt, registered_dt, created_dt, id"
   }
  ],
  "request_id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01"
 },
 "BonusAddition": {
  "loyalty_id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01",
  "customer_id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a02",
  "currency": "UAH",
  "amount": "2.50",
  "promotional": true,
  "expire_type": "date",
  "expire_value": "2100-01-01"
 },
 "BonusAdjustment": {
  "loyalty_id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01",
  "customer_id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a02",
  "currency": "UAH",
  "amount": "-200.50"
 },
 "BonusBalanceAsOfList": {
  "items": [
   {
    "loyalty_id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01",
    "until": "2026-01-15T09:00:00.000Z",
    "currency": "UAH",
    "balance": "14.00",
    "lots": [
     {
      "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a02",
      "kind": "promotional",
      "amount": "4.00",
      "expire_date": "2026-11-30"
     }
    ]
   }
  ]
 },
 "BonusMovementList": {
  "items": [
   {
    "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01",
    "kind": "accrue",
    "event_dt": "2026-01-15T09:01:00.000Z",
    "transaction_id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a02",
    "reason": null,
    "currency": "UAH",
    "amount": "2.50",
    "balance_after": "12.50"
   }
  ]
 },
 "BonusWriteOff": {
  "loyalty_id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01",
  "customer_id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a02",
  "currency": "UAH",
  "amount": "100.00",
  "comment": "x"
 },
 "Business": {
  "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01",
  "created_dt": "2026-01-15T09:00:00.000Z",
  "modified_dt": "2026-01-15T09:00:00.000Z",
  "version": 1,
  "business_code": "K7M2Q9",
  "title": "Kovalenko & Daughters",
  "country": "UA",
  "currency": "UAH",
  "time_zone": "Europe/Kyiv",
  "language": "en",
  "photo": null,
  "role_based_model_active": false,
  "second_factor_required": false,
  "is_demo": false,
  "settings": {
   "public_name": {},
   "receipt_text": {},
   "terms_url": null,
   "personal_data_url": null,
   "app_store_url": null,
   "google_play_url": null,
   "transaction_comment_required": false,
   "message_consent_required": true,
   "session_hours": 720,
   "photo": null,
   "modified_dt": null,
   "version": 0
  },
  "counters": {
   "loyalties": 1,
   "rules": 0,
   "pos": 2,
   "terminals": 0,
   "price_groups": 0,
   "prices": 0,
   "taxes": 0,
   "goods": 0,
   "customers": 0,
   "transactions": 0
  }
 },
 "BusinessApplicationList": {
  "items": [
   {
    "platform": "ios",
    "name": "Olena’s",
    "store_id": "1234567890",
    "link": "https://apps.apple.com/ua/app/kovalenko/id1234567890"
   }
  ]
 },
 "BusinessCreate": {
  "title": "Second shop",
  "country": "DE",
  "currency": "EUR",
  "time_zone": "Europe/Berlin",
  "language": "de",
  "loyalty_title": "Punkte"
 },
 "BusinessCurrencyList": {
  "items": [
   {
    "code": "PLN",
    "title": "Polish Zloty",
    "minor_units": 2,
    "main": false
   }
  ]
 },
 "BusinessReferral": {
  "code": "W3ND5-RSXBQ",
  "link": "http://127.0.0.1:8420/auth?tab=register&referral=W3ND5-RSXBQ",
  "inviter_title": null,
  "invited": [
   {
    "title": "Oat & Daughter",
    "registered_dt": "2026-01-15T09:01:00.000Z"
   }
  ],
  "invited_count": 2
 },
 "BusinessSettings": {
  "public_name": {
   "en": "Olena’s"
  },
  "receipt_text": {},
  "terms_url": null,
  "personal_data_url": null,
  "app_store_url": "https://apps.apple.com/ua/app/kovalenko/id1234567890",
  "google_play_url": "https://play.google.com/store/apps/details?id=ua.kovalenko.shop&hl=uk",
  "transaction_comment_required": false,
  "message_consent_required": true,
  "session_hours": 720,
  "photo": null,
  "modified_dt": "2026-01-15T09:00:00.000Z",
  "version": 2
 },
 "BusinessSettingsUpdate": {
  "public_name": {
   "en": "Olena’s"
  },
  "receipt_text": {
   "en": "See you"
  },
  "terms_url": "https://example.com/terms"
 },
 "BusinessSwitch": {
  "business_id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01"
 },
 "BusinessUpdate": {
  "title": "New name"
 },
 "CancelTransactionRequest": {
  "transaction_id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01",
  "reason": "Removed in Poster"
 },
 "CaptchaChallenge": {
  "protection": {
   "kind": "recaptcha",
   "site_key": "site",
   "action": "verification"
  }
 },
 "CardCategory": {
  "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01",
  "created_dt": "2026-01-15T09:00:00.000Z",
  "modified_dt": "2026-01-15T09:00:00.000Z",
  "version": 1,
  "loyalty_id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a02",
  "title": "Gold",
  "public_title": {
   "en": "Gold",
   "uk": "Золото"
  },
  "public_description": {
   "en": "For our best"
  },
  "color": "#bb4d00",
  "text_color": "#ffffff",
  "sort_order": 5,
  "is_default": false,
  "notify_on_assign": [
   "push",
   "sms"
  ],
  "external_code": "G",
  "active": true,
  "image": null,
  "cards_count": 0
 },
 "CardCategoryAssignment": {
  "loyalty_id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01",
  "user_ids": [
   "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a02",
   "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a03"
  ],
  "comment": "On request",
  "category_id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a04",
  "pinned": true
 },
 "CardCategoryCreate": {
  "title": "Gold",
  "public_title": {
   "uk": "Золото",
   "en": "Gold"
  },
  "public_description": {
   "en": "For our best"
  },
  "color": "#bb4d00",
  "text_color": "#ffffff",
  "sort_order": 5,
  "notify_on_assign": [
   "push",
   "sms"
  ],
  "external_code": "G"
 },
 "CardCategoryList": {
  "items": [
   {
    "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01",
    "created_dt": "2026-01-15T09:01:00.000Z",
    "modified_dt": "2026-01-15T09:01:00.000Z",
    "version": 1,
    "loyalty_id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a02",
    "title": "Silver",
    "public_title": {},
    "public_description": {},
    "color": null,
    "text_color": null,
    "sort_order": 1,
    "is_default": false,
    "notify_on_assign": [],
    "external_code": null,
    "active": true,
    "image": null,
    "cards_count": 0
   }
  ]
 },
 "CardCategoryOptionList": {
  "items": [
   {
    "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01",
    "title": "Off",
    "active": false,
    "loyalty_id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a02",
    "color": null,
    "is_default": false
   }
  ]
 },
 "CardCategoryRule": {
  "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01",
  "created_dt": "2026-01-15T09:00:00.000Z",
  "modified_dt": "2026-01-15T09:00:00.000Z",
  "version": 1,
  "loyalty_id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a02",
  "title": "Fuel",
  "active": false,
  "currency": "UAH",
  "pos_ids": [
   "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a03"
  ],
  "category_from": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a04",
  "category_to": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a05",
  "depends_on": "quantity",
  "period": "three-months",
  "threshold_from": "100.5",
  "threshold_to": "200",
  "apply": "daily",
  "sort_order": 3
 },
 "CardCategoryRuleCreate": {
  "title": "Fuel",
  "currency": "UAH",
  "period": "three-months",
  "pos_ids": [
   "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01"
  ],
  "category_from": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a02",
  "category_to": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a03",
  "depends_on": "quantity",
  "threshold_from": "100.5",
  "threshold_to": "200",
  "apply": "daily",
  "sort_order": 3,
  "active": false
 },
 "CardCategoryRuleList": {
  "items": [
   {
    "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01",
    "created_dt": "2026-01-15T09:02:00.000Z",
    "modified_dt": "2026-01-15T09:02:00.000Z",
    "version": 1,
    "loyalty_id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a02",
    "title": "First",
    "active": true,
    "currency": "UAH",
    "pos_ids": [],
    "category_from": null,
    "category_to": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a03",
    "depends_on": "amount",
    "period": "all-time",
    "threshold_from": "1",
    "threshold_to": null,
    "apply": "on-transaction",
    "sort_order": 1
   }
  ]
 },
 "CardCategoryRuleUpdate": {
  "active": true,
  "threshold_to": null
 },
 "CardCategorySettings": {
  "notification_channel": "smart",
  "notify_raise": true,
  "notify_lower": true,
  "auto_assign_active": false,
  "recalc_time": "04:30",
  "modified_dt": "2026-01-15T09:00:00.000Z",
  "version": 1
 },
 "CardCategorySettingsUpdate": {
  "notify_raise": false,
  "notify_lower": true,
  "notification_channel": "push"
 },
 "CardCategoryUpdate": {
  "active": false
 },
 "CardReaderPayments": {
  "payments": [
   {
    "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01",
    "created_dt": "2026-01-15T09:00:00.000Z",
    "modified_dt": "2026-01-15T09:01:00.000Z",
    "version": 5,
    "transaction_id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a02",
    "state": "paid",
    "currency": "UAH",
    "amount": "40.00",
    "card_brand": "visa",
    "card_last4": "4242",
    "payment_id": "pi_0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a03",
    "paid_dt": "2026-01-15T09:01:00.000Z",
    "problem": "not-sold",
    "error_text": "payments.type_not_allowed"
   }
  ],
  "refunds": [
   {
    "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a04",
    "created_dt": "2026-01-15T09:01:00.000Z",
    "modified_dt": "2026-01-15T09:02:00.000Z",
    "version": 2,
    "transaction_id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a02",
    "kind": "not-sold",
    "state": "returned",
    "currency": "UAH",
    "amount": "40.00",
    "card_brand": "visa",
    "card_last4": "4242",
    "refund_id": "re_0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a05",
    "returned_dt": "2026-01-15T09:02:00.000Z",
    "problem": null,
    "error_text": null,
    "due_dt": null
   }
  ]
 },
 "CashMovementCreate": {
  "direction": "in",
  "amount": "50.00",
  "reason": "Change"
 },
 "CategoryAsOfList": {
  "items": [
   {
    "loyalty_id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01",
    "until": "2026-01-15T09:01:00.000Z",
    "category": {
     "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a02",
     "title": "Bronze"
    },
    "since_dt": "2026-01-15T09:00:00.000Z"
   }
  ]
 },
 "CategoryGoods": {
  "items": [
   {
    "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01",
    "created_dt": "2026-01-15T09:00:00.000Z",
    "modified_dt": "2026-01-15T09:03:00.000Z",
    "version": 3,
    "title": "Apple",
    "public_title": {},
    "public_description": {},
    "code": "A",
    "barcodes": [],
    "service_type": "goods",
    "unit": "piece",
    "quantity_min": null,
    "quantity_step": null,
    "quantity_precision": 0,
    "weightable": false,
    "age_limit": 18,
    "prices": [
     {
      "currency": "UAH",
      "price": "10.0000"
     }
    ],
    "cost_price": null,
    "special_account_prices": [],
    "category_ids": [
     "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a02"
    ],
    "loyalty_ids": [
     "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a03"
    ],
    "active": true,
    "photo": null,
    "additional_images": []
   }
  ]
 },
 "CategoryStandingList": {
  "items": [
   {
    "loyalty_id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01",
    "cause": "sale",
    "since_dt": "2026-01-15T09:00:00.000Z",
    "rule": {
     "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a02",
     "title": "To Silver"
    },
    "transaction_id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a03",
    "next_category": {
     "category": {
      "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a04",
      "title": "Gold"
     },
     "ways": [
      {
       "rule_id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a05",
       "currency": "UAH",
       "pos_ids": [],
       "depends_on": "visits",
       "period": "all-time",
       "apply": "on-transaction",
       "threshold_from": "10",
       "measure": "2",
       "missing": "8"
      }
     ]
    }
   }
  ]
 },
 "ChangedCount": {
  "changed": 1
 },
 "ChangedPasses": {
  "serialNumbers": [
   "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01"
  ],
  "lastUpdated": "1795780949693"
 },
 "CheckFinalize": {
  "transaction_id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01",
  "items": [
   {
    "line_id": "1",
    "quantity": "2"
   }
  ],
  "payments": [
   {
    "payment_type": "cash"
   }
  ]
 },
 "CheckRequest": {
  "customer_id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01",
  "items": [
   {
    "line_id": "1",
    "code": "A",
    "quantity": "1"
   }
  ],
  "payments": [
   {
    "payment_type": "special-account",
    "special_account_id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a02"
   }
  ],
  "odometer": 12,
  "vehicle_id": "AA1"
 },
 "CheckReservation": {
  "customer_id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01",
  "items": [
   {
    "line_id": "1",
    "code": "A",
    "quantity": "1"
   }
  ],
  "payments": [
   {
    "payment_type": "special-account",
    "special_account_id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a02"
   }
  ],
  "odometer": 12,
  "vehicle_id": "AA1"
 },
 "CheckResult": {
  "transaction": {
   "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01",
   "number": "1",
   "transaction_type": "sale",
   "status": "success",
   "canceled": false,
   "created_dt": "2026-01-15T09:00:00.000Z",
   "finalized_dt": "2026-01-15T09:00:00.000Z",
   "expires_dt": null,
   "cancel_dt": null,
   "cancel_reason": null,
   "cancel_staff": null,
   "comment": null,
   "odometer": null,
   "vehicle_id": null,
   "loyalty": {
    "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a02",
    "title": "Kovalenko & Daughters"
   },
   "pos": {
    "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a03",
    "title": "Khreshchatyk 1"
   },
   "terminal": {
    "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a04",
    "title": "Till 1"
   },
   "business_staff": null,
   "sc_terminal": null,
   "sc_code": null,
   "customer": {
    "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a05",
    "name": "Ivan",
    "phone": null
   },
   "corporate_customer": null,
   "currency": "UAH",
   "totals": {
    "amount": "7.00",
    "discount_amount": "0.00",
    "bonuses_redeemed_amount": "0.00",
    "contained_taxes_amount": "0.00",
    "sales_taxes_amount": "0.00",
    "delivery_amount": "0.00",
    "tip_amount": "0.00",
    "rounding_amount": "0.00",
    "amount_to_pay": "7.00",
    "bonuses_added_amount": "0.00",
    "promo_bonuses_added_amount": "0.00"
   },
   "payment_types": [
    "special-account"
   ],
   "special_account": {
    "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a06",
    "special_account_id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a07",
    "title": "Purse",
    "type": "money",
    "unit": "UAH",
    "amount": "-7.00"
   },
   "credited_accounts": [],
   "version": 1
  },
  "check": {
   "currency": "UAH",
   "items": [
    {
     "id": "A",
     "goods_id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a08",
     "code": "A",
     "title": "Item A",
     "unit": "piece",
     "service_type": "goods",
     "quantity": "1.000",
     "price_base": "7.0000",
     "price_including_taxes": "7.0000",
     "price_posted": "7.0000",
     "amount": "7.00",
     "discount_amount": "0.00",
     "discounts": [],
     "bonuses_redeemed": "0.00",
     "reduced_amount": "7.00",
     "taxes": [],
     "contained_taxes_amount": "0.00",
     "sales_taxes_amount": "0.00",
     "amount_to_pay": "7.00",
     "bonuses_added": "0.00",
     "promo_bonuses_added": "0.00"
    }
   ],
   "totals": {
    "amount": "7.00",
    "discount_amount": "0.00",
    "bonuses_redeemed_amount": "0.00",
    "contained_taxes_amount": "0.00",
    "sales_taxes_amount": "0.00",
    "delivery_amount": "0.00",
    "tip_amount": "0.00",
    "rounding_amount": "0.00",
    "amount_to_pay": "7.00",
    "bonuses_added_amount": "0.00",
    "promo_bonuses_added_amount": "0.00"
   },
   "payments": [
    {
     "payment_type": "special-account",
     "amount": "7.00",
     "tendered": null,
     "change": null,
     "special_account": {
      "special_account_id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a07",
      "title": "Purse",
      "type": "money",
      "unit": "UAH",
      "amount": "7.00"
     }
    }
   ],
   "trace": {
    "entries": [
     {
      "step": "price-source",
      "line": "A",
      "source": {
       "kind": "goods-price",
       "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a08",
       "version": 1,
       "title": "Item A"
      },
      "before": null,
      "change": null,
      "after": "10.0000",
      "params": {
       "entered_as": "base"
      }
     }
    ],
    "rejected": [
     {
      "source": {
       "kind": "price-option",
       "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a09",
       "version": 1,
       "title": "Gold"
      },
      "line": "A",
      "reason": "option-outranked",
      "details": {
       "winner_id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a10"
      }
     }
    ]
   }
  }
 },
 "CheckWithReturns": {
  "transaction": {
   "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01",
   "number": "1",
   "transaction_type": "sale",
   "status": "success",
   "canceled": false,
   "created_dt": "2026-01-15T09:00:00.000Z",
   "finalized_dt": "2026-01-15T09:00:00.000Z",
   "expires_dt": null,
   "cancel_dt": null,
   "cancel_reason": null,
   "cancel_staff": null,
   "comment": null,
   "odometer": null,
   "vehicle_id": null,
   "loyalty": {
    "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a02",
    "title": "Kovalenko & Daughters"
   },
   "pos": {
    "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a03",
    "title": "Khreshchatyk 1"
   },
   "terminal": {
    "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a04",
    "title": "Till 1"
   },
   "business_staff": null,
   "sc_terminal": null,
   "sc_code": null,
   "customer": null,
   "corporate_customer": null,
   "currency": "UAH",
   "totals": {
    "amount": "58.85",
    "discount_amount": "1.77",
    "bonuses_redeemed_amount": "0.00",
    "contained_taxes_amount": "0.00",
    "sales_taxes_amount": "0.00",
    "delivery_amount": "0.00",
    "tip_amount": "0.00",
    "rounding_amount": "0.00",
    "amount_to_pay": "57.08",
    "bonuses_added_amount": "0.00",
    "promo_bonuses_added_amount": "0.00"
   },
   "payment_types": [
    "bank-card"
   ],
   "special_account": null,
   "credited_accounts": [],
   "version": 1
  },
  "check": {
   "currency": "UAH",
   "items": [
    {
     "id": "B",
     "goods_id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a05",
     "code": "B",
     "title": "Item B",
     "unit": "piece",
     "service_type": "goods",
     "quantity": "7.000",
     "price_base": "5.5500",
     "price_including_taxes": "5.5500",
     "price_posted": "5.5500",
     "amount": "38.85",
     "discount_amount": "1.17",
     "discounts": [
      {
       "source": {
        "kind": "rule",
        "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a06",
        "version": 1,
        "title": "Rule"
       },
       "amount": "1.17"
      }
     ],
     "bonuses_redeemed": "0.00",
     "reduced_amount": "37.68",
     "taxes": [],
     "contained_taxes_amount": "0.00",
     "sales_taxes_amount": "0.00",
     "amount_to_pay": "37.68",
     "bonuses_added": "0.00",
     "promo_bonuses_added": "0.00"
    }
   ],
   "totals": {
    "amount": "58.85",
    "discount_amount": "1.77",
    "bonuses_redeemed_amount": "0.00",
    "contained_taxes_amount": "0.00",
    "sales_taxes_amount": "0.00",
    "delivery_amount": "0.00",
    "tip_amount": "0.00",
    "rounding_amount": "0.00",
    "amount_to_pay": "57.08",
    "bonuses_added_amount": "0.00",
    "promo_bonuses_added_amount": "0.00"
   },
   "payments": [
    {
     "payment_type": "bank-card",
     "amount": "57.08",
     "tendered": null,
     "change": null
    }
   ],
   "trace": {
    "entries": [
     {
      "step": "price-source",
      "line": "B",
      "source": {
       "kind": "goods-price",
       "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a05",
       "version": 1,
       "title": "Item B"
      },
      "before": null,
      "change": null,
      "after": "5.5500",
      "params": {
       "entered_as": "base"
      }
     }
    ],
    "rejected": [
     {
      "source": {
       "kind": "rule",
       "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a07",
       "version": 1,
       "title": "Rule"
      },
      "line": null,
      "reason": "customer-needed",
      "details": {}
     }
    ]
   }
  },
  "returned": [
   {
    "line_id": "B",
    "quantity": "1.000"
   }
  ],
  "receipt_url": "http://127.0.0.1:8420/api/public/receipts/example"
 },
 "Conflict": {
  "type": "about:blank",
  "title": "price_change.outdated",
  "status": 409,
  "detail": "Some of the prices have changed since previous_price was read; nothing was changed. details.prices names the first of them.",
  "code": "price_change.outdated",
  "details": {
   "count": 1,
   "prices": [
    {
     "price_group_id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01",
     "item_id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a02",
     "price": "21.0000"
    }
   ]
  },
  "request_id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a03"
 },
 "ConsentOfMany": {
  "user_ids": [
   "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01",
   "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a02",
   "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a03"
  ],
  "answers": [
   {
    "message_type": "sms",
    "agreed": true
   }
  ],
  "source": "paper"
 },
 "ContentTooLarge": {
  "type": "about:blank",
  "title": "body.too_large",
  "status": 413,
  "detail": "The request is larger than this call accepts.",
  "code": "body.too_large",
  "request_id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01"
 },
 "CorporateAccount": {
  "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01",
  "created_dt": "2026-01-15T09:00:00.000Z",
  "modified_dt": "2026-01-15T09:00:00.000Z",
  "version": 1,
  "corporate_customer_id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a02",
  "corporate_customer_title": "Steppe Logistics",
  "special_account_id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a03",
  "special_account": {
   "title": "Deposit",
   "type": "goods",
   "currency": null,
   "unit": "L",
   "expire_type": "none",
   "refill_presets": [],
   "odometer": "no",
   "vehicle_id": "no",
   "active": true
  },
  "credit_type": "credit-unlimited",
  "credit_limit": "0.000",
  "active": true,
  "title": "Lorries",
  "comment": null,
  "odometer": null,
  "vehicle_id": "yes",
  "balance": "0.000",
  "reserved": "0.000",
  "amount": null,
  "low": false,
  "limits": [
   {
    "period": "month",
    "amount": "7.125",
    "goods_code": "A95",
    "used": "0.000"
   }
  ],
  "lots": [],
  "last_movement_dt": null
 },
 "CorporateAccountList": {
  "items": [
   {
    "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01",
    "created_dt": "2026-01-15T09:00:00.000Z",
    "modified_dt": "2026-01-15T09:00:00.000Z",
    "version": 1,
    "corporate_customer_id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a02",
    "corporate_customer_title": "Steppe Logistics",
    "special_account_id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a03",
    "special_account": {
     "title": "Fuel",
     "type": "money",
     "currency": "UAH",
     "unit": null,
     "expire_type": "none",
     "refill_presets": [],
     "odometer": "no",
     "vehicle_id": "no",
     "active": true
    },
    "credit_type": "credit",
    "credit_limit": "5000.00",
    "active": true,
    "title": null,
    "comment": null,
    "odometer": null,
    "vehicle_id": null,
    "balance": "0.00",
    "reserved": "0.00",
    "amount": "5000.00",
    "low": false,
    "limits": [],
    "lots": [],
    "last_movement_dt": null
   }
  ]
 },
 "CorporateAccountMove": {
  "account": {
   "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01",
   "created_dt": "2026-01-15T09:00:00.000Z",
   "modified_dt": "2026-01-15T09:00:00.000Z",
   "version": 1,
   "corporate_customer_id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a02",
   "corporate_customer_title": "Steppe Logistics",
   "special_account_id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a03",
   "special_account": {
    "title": "Fuel",
    "type": "money",
    "currency": "UAH",
    "unit": null,
    "expire_type": "day",
    "refill_presets": [],
    "odometer": "no",
    "vehicle_id": "no",
    "active": true
   },
   "credit_type": "debit",
   "credit_limit": "0.00",
   "active": true,
   "title": null,
   "comment": null,
   "odometer": null,
   "vehicle_id": null,
   "balance": "10.00",
   "reserved": "0.00",
   "amount": "10.00",
   "low": false,
   "limits": [],
   "lots": [
    {
     "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a04",
     "amount": "10.00",
     "expire_date": "2026-11-30"
    }
   ],
   "last_movement_dt": "2026-01-15T09:01:00.000Z"
  },
  "transaction": {
   "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a05",
   "number": "1",
   "transaction_type": "special-account-refill",
   "status": "success",
   "canceled": false,
   "created_dt": "2026-01-15T09:01:00.000Z",
   "finalized_dt": "2026-01-15T09:01:00.000Z",
   "expires_dt": null,
   "cancel_dt": null,
   "cancel_reason": null,
   "cancel_staff": null,
   "comment": null,
   "odometer": null,
   "vehicle_id": null,
   "loyalty": {
    "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a06",
    "title": "Kovalenko & Daughters"
   },
   "pos": null,
   "terminal": null,
   "business_staff": {
    "id": null,
    "title": "Olena Kovalenko"
   },
   "sc_terminal": null,
   "sc_code": null,
   "customer": null,
   "corporate_customer": {
    "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a02",
    "title": "Steppe Logistics"
   },
   "currency": "UAH",
   "totals": {
    "amount": "0.00",
    "discount_amount": "0.00",
    "bonuses_redeemed_amount": "0.00",
    "contained_taxes_amount": "0.00",
    "sales_taxes_amount": "0.00",
    "delivery_amount": "0.00",
    "tip_amount": "0.00",
    "rounding_amount": "0.00",
    "amount_to_pay": "0.00",
    "bonuses_added_amount": "0.00",
    "promo_bonuses_added_amount": "0.00"
   },
   "payment_types": [],
   "special_account": {
    "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01",
    "special_account_id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a03",
    "title": "Fuel",
    "type": "money",
    "unit": "UAH",
    "amount": "10.00"
   },
   "credited_accounts": [],
   "version": 1
  }
 },
 "CorporateCustomer": {
  "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01",
  "created_dt": "2026-01-15T09:00:00.000Z",
  "modified_dt": "2026-01-15T09:00:00.000Z",
  "version": 1,
  "title": "Steppe Logistics",
  "legal_name": "Steppe Logistics LLC",
  "code": "C-7",
  "tax_id": "12345678",
  "vat_id": "123456789012",
  "registration_address": "Kharkiv, Sumska 1",
  "bank": "Steppe Bank",
  "iban": "UA213223130000026007233566001",
  "email": "olena@example.com",
  "phone": "+380501234567",
  "contact_name": "Ivan Bondar",
  "language": "uk",
  "suspended": false,
  "external_id": "1C-000017",
  "comment": "Forty lorries",
  "contract_number": "17/2026",
  "contract_date": "2026-01-01",
  "contract_end_date": "2026-12-31"
 },
 "CorporateCustomerCreate": {
  "title": "Steppe Logistics",
  "legal_name": "Steppe Logistics LLC",
  "code": "C-7",
  "tax_id": "12345678",
  "vat_id": "123456789012",
  "registration_address": "Kharkiv, Sumska 1",
  "bank": "Steppe Bank",
  "iban": "UA213223130000026007233566001",
  "email": "olena@example.com",
  "phone": "+380501234567",
  "contact_name": "Ivan Bondar",
  "language": "uk",
  "suspended": false,
  "external_id": "1C-000017",
  "comment": "Forty lorries",
  "contract_number": "17/2026",
  "contract_date": "2026-01-01",
  "contract_end_date": "2026-12-31"
 },
 "CorporateCustomerList": {
  "items": [
   {
    "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01",
    "created_dt": "2026-01-15T09:00:00.000Z",
    "modified_dt": "2026-01-15T09:00:00.000Z",
    "version": 1,
    "title": "beta",
    "legal_name": "Steppe Logistics LLC",
    "code": "C-7",
    "tax_id": "12345678",
    "vat_id": "123456789012",
    "registration_address": "Kharkiv, Sumska 1",
    "bank": "Steppe Bank",
    "iban": "UA213223130000026007233566001",
    "email": "olena@example.com",
    "phone": "+380501234567",
    "contact_name": "Ivan Bondar",
    "language": "uk",
    "suspended": false,
    "external_id": "1C-000017",
    "comment": "Forty lorries",
    "contract_number": "17/2026",
    "contract_date": "2026-01-01",
    "contract_end_date": "2026-12-31",
    "accounts": []
   }
  ],
  "page": 1,
  "count": 10,
  "total": 3
 },
 "CorporateCustomerUpdate": {
  "email": "olena@example.com",
  "contact_name": "Ганна Бондар",
  "language": "uk"
 },
 "CountryList": {
  "items": [
   {
    "code": "AC",
    "title": {
     "en": "Ascension Island",
     "uk": "Острів Вознесіння",
     "ru": "о-в Вознесения",
     "de": "Ascension",
     "fr": "Île de l’Ascension"
    },
    "calling_code": "+247",
    "currency": null,
    "time_zones": []
   }
  ]
 },
 "CurrencyOptionList": {
  "items": [
   {
    "code": "AED",
    "title": "United Arab Emirates Dirham",
    "minor_units": 2
   }
  ]
 },
 "Customer": {
  "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01",
  "created_dt": "2026-01-15T09:00:00.000Z",
  "modified_dt": "2026-01-15T09:00:00.000Z",
  "version": 1,
  "name": "Ivan",
  "phone": null,
  "email": null,
  "external_id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01",
  "blocked": false,
  "cards": [
   {
    "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a02",
    "loyalty": {
     "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a03",
     "title": "Kovalenko & Daughters"
    },
    "category": null,
    "category_pinned": false,
    "access": "full",
    "registered_dt": "2026-01-15T09:01:00.000Z",
    "first_visit_dt": "2026-01-15T09:02:00.000Z",
    "last_visit_dt": "2026-01-15T09:02:00.000Z",
    "visits_count": 0,
    "totals": [
     {
      "currency": "UAH",
      "sales_count": 0,
      "amount": "0.00",
      "average_check": "0.00"
     }
    ],
    "version": 1,
    "bonuses": [
     {
      "currency": "UAH",
      "balance": "100.00",
      "held": "0.00",
      "available": "100.00",
      "lots": [
       {
        "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a04",
        "kind": "ordinary",
        "amount": "100.00",
        "expire_date": null
       }
      ]
     }
    ]
   }
  ],
  "profile": {
   "first_name": "Ivan",
   "last_name": "",
   "middle_name": "",
   "gender": null,
   "birth_date": null,
   "language": null,
   "country": null,
   "city": null,
   "comment": null,
   "tags": []
  }
 },
 "CustomerAccessUpdate": {
  "loyalty_id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01",
  "user_ids": [
   "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a02"
  ],
  "access": "none"
 },
 "CustomerAccount": {
  "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01",
  "created_dt": "2026-01-15T09:00:00.000Z",
  "modified_dt": "2026-01-15T09:00:00.000Z",
  "version": 1,
  "user_id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a02",
  "user_name": "Ivan",
  "special_account_id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a03",
  "special_account": {
   "title": "Deposit",
   "type": "punches",
   "currency": null,
   "unit": null,
   "expire_type": "none",
   "refill_presets": [],
   "odometer": "no",
   "vehicle_id": "no",
   "active": true
  },
  "credit_type": "credit-unlimited",
  "credit_limit": "0",
  "active": true,
  "title": "Coffee",
  "comment": "Wife",
  "odometer": "yes",
  "vehicle_id": null,
  "balance": "0",
  "reserved": "0",
  "amount": null,
  "low": false,
  "limits": [
   {
    "period": "week",
    "amount": "7",
    "goods_code": "C1",
    "used": "0"
   }
  ],
  "lots": [],
  "last_movement_dt": null
 },
 "CustomerAccountList": {
  "items": [
   {
    "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01",
    "created_dt": "2026-01-15T09:00:00.000Z",
    "modified_dt": "2026-01-15T09:00:00.000Z",
    "version": 1,
    "user_id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a02",
    "user_name": "Ivan",
    "special_account_id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a03",
    "special_account": {
     "title": "Coffee",
     "type": "punches",
     "currency": null,
     "unit": null,
     "expire_type": "day",
     "refill_presets": [],
     "odometer": "no",
     "vehicle_id": "no",
     "active": true
    },
    "credit_type": "debit",
    "credit_limit": "0",
    "active": true,
    "title": null,
    "comment": null,
    "odometer": null,
    "vehicle_id": null,
    "balance": "2",
    "reserved": "0",
    "amount": "2",
    "low": false,
    "limits": [],
    "lots": [
     {
      "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a04",
      "amount": "2",
      "expire_date": "2026-11-30"
     }
    ],
    "last_movement_dt": "2026-01-15T09:00:00.000Z"
   }
  ]
 },
 "CustomerAccountMove": {
  "account": {
   "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01",
   "created_dt": "2026-01-15T09:00:00.000Z",
   "modified_dt": "2026-01-15T09:00:00.000Z",
   "version": 1,
   "user_id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a02",
   "user_name": "Ivan",
   "special_account_id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a03",
   "special_account": {
    "title": "Deposit",
    "type": "money",
    "currency": "UAH",
    "unit": null,
    "expire_type": "day",
    "refill_presets": [],
    "odometer": "no",
    "vehicle_id": "no",
    "active": true
   },
   "credit_type": "debit",
   "credit_limit": "0.00",
   "active": true,
   "title": null,
   "comment": null,
   "odometer": null,
   "vehicle_id": null,
   "balance": "31.00",
   "reserved": "0.00",
   "amount": "31.00",
   "low": false,
   "limits": [],
   "lots": [
    {
     "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a04",
     "amount": "30.00",
     "expire_date": "2026-12-07"
    }
   ],
   "last_movement_dt": "2026-01-15T09:01:00.000Z"
  },
  "transaction": {
   "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a05",
   "number": "4",
   "transaction_type": "special-account-adjust",
   "status": "success",
   "canceled": false,
   "created_dt": "2026-01-15T09:01:00.000Z",
   "finalized_dt": "2026-01-15T09:01:00.000Z",
   "expires_dt": null,
   "cancel_dt": null,
   "cancel_reason": null,
   "cancel_staff": null,
   "comment": "Found",
   "odometer": null,
   "vehicle_id": null,
   "loyalty": {
    "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a06",
    "title": "Kovalenko & Daughters"
   },
   "pos": null,
   "terminal": null,
   "business_staff": {
    "id": null,
    "title": "Olena Kovalenko"
   },
   "sc_terminal": null,
   "sc_code": null,
   "customer": {
    "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a02",
    "name": "Ivan",
    "phone": null
   },
   "corporate_customer": null,
   "currency": "UAH",
   "totals": {
    "amount": "0.00",
    "discount_amount": "0.00",
    "bonuses_redeemed_amount": "0.00",
    "contained_taxes_amount": "0.00",
    "sales_taxes_amount": "0.00",
    "delivery_amount": "0.00",
    "tip_amount": "0.00",
    "rounding_amount": "0.00",
    "amount_to_pay": "0.00",
    "bonuses_added_amount": "0.00",
    "promo_bonuses_added_amount": "0.00"
   },
   "payment_types": [],
   "special_account": {
    "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01",
    "special_account_id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a03",
    "title": "Deposit",
    "type": "money",
    "unit": "UAH",
    "amount": "1.00"
   },
   "credited_accounts": [],
   "version": 1
  }
 },
 "CustomerChat": {
  "linked": false,
  "link": "https://t.me/kovalenko_bot?start=example",
  "expires_dt": "2026-01-15T09:00:00.000Z"
 },
 "CustomerCode": {
  "code": "892950",
  "qr": "patron-code:892950",
  "expires_dt": "2026-01-15T09:00:00.000Z",
  "title": "Kovalenko & Daughters",
  "language": "en"
 },
 "CustomerConsents": {
  "channels": [
   {
    "message_type": "sms",
    "consent": "agreed",
    "allowed": true
   }
  ],
  "history": [
   {
    "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01",
    "message_type": "email",
    "agreed": true,
    "source": "paper",
    "person": "Olena Kovalenko",
    "created_dt": "2026-01-15T09:00:00.000Z"
   }
  ]
 },
 "CustomerCreate": {
  "loyalty_id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01",
  "external_id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a02",
  "first_name": "Ivan",
  "phone": "067 123 45 67",
  "last_name": "Franko",
  "birth_date": "1990-05-01"
 },
 "CustomerDeviceCount": {
  "devices": 0,
  "link": "http://127.0.0.1:8420/unsubscribe?for=example"
 },
 "CustomerDevices": {
  "business_name": "Kovalenko & Daughters",
  "available": true,
  "public_key": "example",
  "devices": [
   "example"
  ]
 },
 "CustomerFilter": {
  "loyalty_id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01",
  "visited_pos_id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a02",
  "visits_from": 1,
  "visits_to": 1
 },
 "CustomerIdentifier": {
  "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01",
  "loyalty": {
   "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a02",
   "title": "Kovalenko & Daughters"
  },
  "type": "card",
  "value": "c 0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a03",
  "created_dt": "2026-01-15T09:00:00.000Z"
 },
 "CustomerIdentifierCreate": {
  "loyalty_id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01",
  "type": "card",
  "value": "c 0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a02"
 },
 "CustomerIdentifiers": {
  "items": [
   {
    "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01",
    "loyalty": {
     "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a02",
     "title": "Kovalenko & Daughters"
    },
    "type": "nfc",
    "value": "ab-201001410322",
    "created_dt": "2026-01-15T09:00:00.000Z"
   }
  ],
  "pages": [
   {
    "loyalty": {
     "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a02",
     "title": "Kovalenko & Daughters"
    },
    "link": "http://127.0.0.1:8420/card?for=example"
   }
  ]
 },
 "CustomerList": {
  "items": [
   {
    "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01",
    "name": "Ivan",
    "phone": null,
    "email": null,
    "external_id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01",
    "blocked": false,
    "created_dt": "2026-01-15T09:02:00.000Z",
    "card": {
     "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a02",
     "category": null,
     "access": "full",
     "registered_dt": "2026-01-15T09:03:00.000Z",
     "last_visit_dt": "2026-01-15T09:05:00.000Z",
     "visits_count": 1,
     "totals": [
      {
       "currency": "UAH",
       "sales_count": 1,
       "amount": "25.55",
       "average_check": "25.55"
      }
     ],
     "bonuses": [
      {
       "currency": "UAH",
       "balance": "0.00"
      }
     ]
    }
   }
  ],
  "page": 1,
  "count": 10,
  "total": 2
 },
 "CustomerPassList": {
  "items": [
   {
    "loyalty_id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01",
    "loyalty_title": "Kovalenko & Daughters",
    "problems": [],
    "link": "http://127.0.0.1:8420/wallet?for=example"
   }
  ]
 },
 "CustomerProfile": {
  "first_name": "Ivan",
  "last_name": "",
  "middle_name": "",
  "gender": null,
  "birth_date": null,
  "language": null,
  "country": null,
  "city": null,
  "comment": null,
  "tags": []
 },
 "CustomerPushSubscription": {
  "endpoint": "http://127.0.0.1:46117/push/0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01",
  "p256dh": "example",
  "auth": "RAsmuYWIWX4HyvwvODYkJg"
 },
 "CustomerReferralList": {
  "items": [
   {
    "loyalty_id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01",
    "active": true,
    "code": "5ZNN7-101Y-SCJ7-1A6N",
    "title": "Bring a friend",
    "description": "Both of you get bonuses.",
    "logo": {
     "url": "/files/0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a02/0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a03.png",
     "thumbnail_url": "/files/0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a02/0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a03_320.png"
    },
    "link": "http://127.0.0.1:8420/api/loyalty/referral_program/info/5ZNN7-101Y-SCJ7-1A6N/html",
    "inviter": null,
    "invited": [
     {
      "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a04",
      "name": "",
      "registered_dt": "2026-01-15T09:00:00.000Z",
      "purchases": 0
     }
    ],
    "invited_count": 1
   }
  ]
 },
 "CustomerSearch": {
  "search_text": "olena",
  "loyalty_id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01",
  "skip_totals": true,
  "count": 10,
  "page": 500
 },
 "CustomerUpdate": {
  "user_id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01",
  "last_name": "Franko",
  "email": null,
  "tags": [
   "vip"
  ],
  "blocked": true
 },
 "CustomersMessages": {
  "messages": [
   {
    "message_code": "welcome",
    "group": "registration",
    "active": true,
    "channels": [
     "sms"
    ],
    "next_after_minutes": 5,
    "days_before": null,
    "subjects": {},
    "texts": {
     "en": "Hello {customer_name}"
    },
    "default_subjects": {
     "en": "Welcome to {loyalty_title}",
     "uk": "Вітаємо в {loyalty_title}",
     "ru": "Добро пожаловать в {loyalty_title}",
     "de": "Willkommen bei {loyalty_title}",
     "fr": "Bienvenue chez {loyalty_title}"
    },
    "default_texts": {
     "en": "{loyalty_title}: welcome! You are now a member of our loyalty programme.",
     "uk": "{loyalty_title}: вітаємо! Ви стали учасником нашої програми лояльності.",
     "ru": "{loyalty_title}: добро пожаловать! Теперь вы участник нашей программы лояльности.",
     "de": "{loyalty_title}: Willkommen! Sie nehmen jetzt an unserem Treueprogramm teil.",
     "fr": "{loyalty_title}: bienvenue ! Vous participez maintenant à notre programme de fidélité."
    },
    "values": [
     "loyalty_title",
     "customer_name",
     "customer_phone"
    ]
   }
  ],
  "modified_dt": "2026-01-15T09:00:00.000Z",
  "version": 1
 },
 "CustomersMessagesUpdate": {
  "messages": [
   {
    "message_code": "welcome",
    "active": true,
    "channels": [
     "sms"
    ],
    "texts": {
     "en": "Hello {customer_name}"
    },
    "next_after_minutes": 5
   }
  ]
 },
 "Dashboard": {
  "tab": "turnover",
  "currency": "UAH",
  "currencies": [
   "UAH"
  ],
  "period": {
   "from": "2026-11-01",
   "to": "2026-11-30"
  },
  "compared": "previous",
  "turnover": {
   "totals": {
    "checks_count": 1,
    "amount": "25.55",
    "discount_amount": "0.00",
    "bonuses_redeemed_amount": "0.00",
    "bonuses_added_amount": "0.00",
    "sales_taxes_amount": "0.00",
    "amount_to_pay": "25.55"
   },
   "days": [
    {
     "date": "2026-11-01",
     "date_before": "2026-10-02",
     "checks_count": 0,
     "amount": "0.00",
     "discount_amount": "0.00",
     "bonuses_redeemed_amount": "0.00",
     "bonuses_added_amount": "0.00",
     "sales_taxes_amount": "0.00",
     "amount_to_pay": "0.00",
     "before": {
      "checks_count": 0,
      "amount": "0.00",
      "discount_amount": "0.00",
      "bonuses_redeemed_amount": "0.00",
      "bonuses_added_amount": "0.00",
      "sales_taxes_amount": "0.00",
      "amount_to_pay": "0.00"
     }
    }
   ],
   "pos": [
    {
     "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01",
     "title": "Khreshchatyk 1",
     "checks_count": 1,
     "amount": "25.55",
     "discount_amount": "0.00",
     "bonuses_redeemed_amount": "0.00",
     "bonuses_added_amount": "0.00",
     "sales_taxes_amount": "0.00",
     "amount_to_pay": "25.55"
    }
   ],
   "terminals": [
    {
     "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a02",
     "title": "Till 1",
     "pos_title": "Khreshchatyk 1",
     "checks_count": 1,
     "amount": "25.55",
     "discount_amount": "0.00",
     "bonuses_redeemed_amount": "0.00",
     "bonuses_added_amount": "0.00",
     "sales_taxes_amount": "0.00",
     "amount_to_pay": "25.55"
    }
   ],
   "hours": [
    {
     "week_day": 5,
     "hour": 14,
     "checks_count": 1,
     "amount_to_pay": "25.55"
    }
   ],
   "payment_types": [
    {
     "payment_type": null,
     "checks_count": 1,
     "amount": "25.55"
    }
   ],
   "totals_before": {
    "checks_count": 0,
    "amount": "0.00",
    "discount_amount": "0.00",
    "bonuses_redeemed_amount": "0.00",
    "bonuses_added_amount": "0.00",
    "sales_taxes_amount": "0.00",
    "amount_to_pay": "0.00"
   }
  }
 },
 "DeliveryType": {
  "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01",
  "created_dt": "2026-01-15T09:00:00.000Z",
  "modified_dt": "2026-01-15T09:00:00.000Z",
  "version": 1,
  "loyalty_id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a02",
  "title": "Pick-up",
  "public_title": {
   "en": "Pick-up",
   "uk": "Самовивіз"
  },
  "public_comment": {
   "en": "At the back door"
  },
  "address_mode": "pos",
  "date_required": true,
  "time_required": true,
  "price_levels": [
   {
    "currency": "UAH",
    "amount_from": "0",
    "price": "5"
   }
  ],
  "pos_ids": [
   "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a03"
  ],
  "active": false
 },
 "DeliveryTypeCreate": {
  "loyalty_id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01",
  "title": "Pick-up",
  "public_title": {
   "en": "Pick-up",
   "uk": "Самовивіз"
  },
  "public_comment": {
   "en": "At the back door"
  },
  "address_mode": "pos",
  "date_required": true,
  "time_required": true,
  "price_levels": [
   {
    "currency": "UAH",
    "amount_from": "0",
    "price": "5"
   }
  ],
  "pos_ids": [
   "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a02"
  ],
  "active": false
 },
 "DeliveryTypeList": {
  "items": [
   {
    "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01",
    "created_dt": "2026-01-15T09:00:00.000Z",
    "modified_dt": "2026-01-15T09:00:00.000Z",
    "version": 1,
    "loyalty_id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a02",
    "title": "Courier",
    "public_title": {},
    "public_comment": {},
    "address_mode": "address",
    "date_required": false,
    "time_required": false,
    "price_levels": [],
    "pos_ids": [],
    "active": true
   }
  ]
 },
 "DeliveryTypeUpdate": {
  "active": false
 },
 "Done": {
  "done": true
 },
 "EmailChange": {
  "value": "olena@example.com",
  "token": "<token, shown once>",
  "pin": "<PIN>",
  "current_password": "<password>"
 },
 "EmailConfirmation": {
  "email": "olena@example.com",
  "confirmed": "now"
 },
 "EmailVerification": {
  "value": "olena@example.com",
  "token": "<token, shown once>",
  "pin": "<PIN>"
 },
 "ExternalIdChange": {
  "value": "payroll-42",
  "token": "<token, shown once>",
  "current_password": "<password>",
  "pin": "<PIN>"
 },
 "ExternalIdVerification": {
  "value": "payroll-42",
  "token": "<token, shown once>",
  "pin": "<PIN>"
 },
 "FavouriteItemList": {
  "items": [
   {
    "goods_id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01",
    "title": "Item TEA",
    "unit": "piece",
    "sales_count": 2,
    "quantity": "2.500",
    "last_sold_dt": "2026-01-15T09:01:00.000Z"
   }
  ]
 },
 "FiscalCheck": {
  "problem": null,
  "said": "",
  "register_number": "TEST4000",
  "address": "Київ, Хрещатик, 1",
  "is_test": true,
  "shift_open": false,
  "unknown_taxes": [
   {
    "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01",
    "title": "Excise"
   }
  ]
 },
 "FiscalDevice": {
  "active": true,
  "url": "http://127.0.0.1:40449",
  "cashier_login": "cashier",
  "license_key_set": true,
  "cashier_secret_set": true,
  "version": 2
 },
 "FiscalDeviceUpdate": {
  "url": "http://127.0.0.1:40449",
  "cashier_login": "cashier",
  "license_key": "key-1",
  "cashier_secret": "secret",
  "active": true
 },
 "FiscalReceipt": {
  "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01",
  "created_dt": "2026-01-15T09:00:00.000Z",
  "modified_dt": "2026-01-15T09:01:00.000Z",
  "version": 4,
  "kind": "sale",
  "state": "refused",
  "terminal": {
   "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a02",
   "title": "Till 1"
  },
  "pos": {
   "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a03",
   "title": "Khreshchatyk 1"
  },
  "transaction_id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a04",
  "number": "1",
  "currency": "UAH",
  "amount": "40.00",
  "fiscal_number": null,
  "fiscal_dt": null,
  "fiscal_url": null,
  "problem": "receipt-refused",
  "error_text": "Неправильна сума",
  "attempts": 2,
  "due_dt": "2026-01-15T09:01:00.000Z"
 },
 "FiscalReceiptList": {
  "items": [
   {
    "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01",
    "created_dt": "2026-01-15T09:00:00.000Z",
    "modified_dt": "2026-01-15T09:02:00.000Z",
    "version": 2,
    "kind": "sale",
    "state": "registered",
    "terminal": {
     "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a02",
     "title": "Till 1"
    },
    "pos": {
     "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a03",
     "title": "Khreshchatyk 1"
    },
    "transaction_id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a04",
    "number": "1",
    "currency": "UAH",
    "amount": "20.00",
    "fiscal_number": "FN-1",
    "fiscal_dt": "2026-01-15T09:01:00.000Z",
    "fiscal_url": "https://cabinet.example/check?fn=FN-1",
    "problem": null,
    "error_text": null,
    "attempts": 1,
    "due_dt": null
   }
  ],
  "page": 1,
  "count": 10,
  "total": 1
 },
 "Forbidden": {
  "type": "about:blank",
  "title": "access.denied",
  "status": 403,
  "detail": "The role or the ownership of the business does not allow this call.",
  "code": "access.denied",
  "details": {
   "scopes": [
    "administration"
   ],
   "roles": [
    "business-manager"
   ],
   "owner_only": false
  },
  "request_id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01"
 },
 "ForgottenShiftClosing": {
  "counted_amount": "109.50",
  "comment": "Forgotten"
 },
 "GeneralStatus": {
  "notifications_unread": 0,
  "messages_unread": 0,
  "warnings": [
   "mail-not-configured"
  ],
  "fiscal_used": false
 },
 "GetMessageCostRequest": {
  "loyalty_id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01",
  "channels": [
   "sms"
  ],
  "texts": {
   "en": "Ten percent off today"
  },
  "user_ids": [
   "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a02",
   "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a03"
  ]
 },
 "GetMessageReadedRequest": {
  "readed": true
 },
 "GetMessageReplyRequest": {
  "text": "О восьмій.\nПриходьте",
  "channel": "email"
 },
 "GetMessageTestRequest": {
  "recipient": "067 123 45 67"
 },
 "GetNotificationReadRequest": {
  "ids": [
   "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01"
  ]
 },
 "GetStaffInvitationRequest": {
  "token": "<token, shown once>"
 },
 "Goods": {
  "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01",
  "created_dt": "2026-01-15T09:00:00.000Z",
  "modified_dt": "2026-01-15T09:00:00.000Z",
  "version": 1,
  "title": "=1+1",
  "public_title": {
   "uk": "=1+1"
  },
  "public_description": {
   "de": "=1+1",
   "pl": "=1+1"
  },
  "code": "=1+10",
  "barcodes": [
   "00",
   "=1+1"
  ],
  "service_type": "goods",
  "unit": "G",
  "quantity_min": "0.500",
  "quantity_step": null,
  "quantity_precision": 0,
  "weightable": false,
  "age_limit": 0,
  "prices": [
   {
    "currency": "EUR",
    "price": "0.0000"
   }
  ],
  "cost_price": "0.0001",
  "special_account_prices": [],
  "category_ids": [
   "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a02",
   "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a03"
  ],
  "loyalty_ids": [
   "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a04"
  ],
  "active": false,
  "photo": null,
  "additional_images": []
 },
 "GoodsCategory": {
  "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01",
  "created_dt": "2026-01-15T09:00:00.000Z",
  "modified_dt": "2026-01-15T09:01:00.000Z",
  "version": 2,
  "loyalty_id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a02",
  "title": "For staff",
  "public_title": {
   "de": "Brot",
   "en": "Bread"
  },
  "public_description": {
   "de": "Nachts gebacken",
   "en": "Baked at night"
  },
  "parent_id": null,
  "code": null,
  "show_in_store": true,
  "show_in_terminal": true,
  "item_entry_mode": null,
  "presets": [],
  "active": true,
  "sort_order": 0,
  "photo": {
   "url": "/files/0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a03/0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a04.png",
   "thumbnail_url": "/files/0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a03/0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a04_320.png"
  },
  "goods_count": 0
 },
 "GoodsCategoryCreate": {
  "title": "Напої",
  "public_title": {
   "uk": "Напої"
  },
  "public_description": {
   "en": "Cold and hot"
  },
  "code": "DR",
  "show_in_store": false,
  "show_in_terminal": true
 },
 "GoodsCategoryList": {
  "items": [
   {
    "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01",
    "created_dt": "2026-01-15T09:00:00.000Z",
    "modified_dt": "2026-01-15T09:00:00.000Z",
    "version": 1,
    "loyalty_id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a02",
    "title": "Fuel",
    "public_title": {},
    "public_description": {},
    "parent_id": null,
    "code": null,
    "show_in_store": true,
    "show_in_terminal": true,
    "item_entry_mode": "presets-only",
    "presets": [
     {
      "by": "amount",
      "value": "500"
     }
    ],
    "active": true,
    "sort_order": 0,
    "photo": null,
    "goods_count": 0
   }
  ]
 },
 "GoodsCategoryOrder": {
  "items": [
   {
    "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01"
   }
  ]
 },
 "GoodsCategoryUpdate": {
  "item_entry_mode": "without-limits"
 },
 "GoodsCreate": {
  "title": "Дизель",
  "code": "DT-5",
  "public_title": {
   "uk": "Дизель"
  },
  "public_description": {
   "en": "Winter grade"
  },
  "barcodes": [
   "4820000000017"
  ],
  "service_type": "fuel",
  "unit": "L",
  "quantity_min": "2.500",
  "quantity_step": "0.010",
  "quantity_precision": 2,
  "weightable": true,
  "age_limit": 18,
  "prices": [
   {
    "currency": "EUR",
    "price": "1.4590"
   }
  ],
  "category_ids": [
   "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01"
  ],
  "loyalty_ids": [
   "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a02"
  ],
  "active": false
 },
 "GoodsImageOrder": {
  "image_ids": [
   "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01"
  ]
 },
 "GoodsImport": {
  "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01",
  "created_dt": "2026-01-15T09:00:00.000Z",
  "modified_dt": "2026-01-15T09:00:00.000Z",
  "version": 1,
  "loyalty_id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a02",
  "file_name": "prices.csv",
  "person": {
   "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a03",
   "title": "Olena Kovalenko"
  },
  "new_count": 1,
  "changed_count": 1,
  "prices_count": 1,
  "categories_count": 3,
  "undone_dt": null,
  "kept_count": null
 },
 "GoodsImportCreate": {
  "columns": [
   "code",
   "barcodes",
   "age_limit"
  ],
  "rows": [
   [
    "A",
    "",
    ""
   ]
  ],
  "empty_cells": "clear",
  "fingerprint": "example"
 },
 "GoodsImportDraft": {
  "columns": [
   "code",
   "barcodes",
   "age_limit"
  ],
  "rows": [
   [
    "A",
    "",
    ""
   ]
  ],
  "empty_cells": "clear"
 },
 "GoodsImportList": {
  "items": [
   {
    "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01",
    "created_dt": "2026-01-15T09:00:00.000Z",
    "modified_dt": "2026-01-15T09:00:00.000Z",
    "version": 1,
    "loyalty_id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a02",
    "file_name": null,
    "person": {
     "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a03",
     "title": "Olena Kovalenko"
    },
    "new_count": 1,
    "changed_count": 1,
    "prices_count": 0,
    "categories_count": 0,
    "undone_dt": null,
    "kept_count": null
   }
  ],
  "page": 1,
  "count": 10,
  "total": 1
 },
 "GoodsImportPreview": {
  "fingerprint": "example",
  "new_count": 1,
  "changed_count": 1,
  "unchanged_count": 0,
  "faulty_count": 0,
  "prices_count": 1,
  "categories": [
   "Fruit",
   "Fruit / Fresh",
   "Sale"
  ],
  "rows": [
   {
    "row": 2,
    "state": "changed",
    "goods_id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01",
    "code": "A",
    "title": "Item A",
    "changes": [
     {
      "key": "title",
      "before": "Item A",
      "after": "Apple"
     }
    ],
    "faults": []
   }
  ]
 },
 "GoodsList": {
  "items": [
   {
    "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01",
    "created_dt": "2026-01-15T09:00:00.000Z",
    "modified_dt": "2026-01-15T09:00:00.000Z",
    "version": 1,
    "title": "a",
    "public_title": {},
    "public_description": {},
    "code": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a02",
    "barcodes": [],
    "service_type": "goods",
    "unit": "piece",
    "quantity_min": null,
    "quantity_step": null,
    "quantity_precision": 0,
    "weightable": false,
    "age_limit": null,
    "prices": [],
    "cost_price": null,
    "special_account_prices": [],
    "category_ids": [],
    "loyalty_ids": [
     "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a03"
    ],
    "active": true,
    "photo": null,
    "additional_images": []
   }
  ],
  "page": 1,
  "count": 2,
  "total": 3
 },
 "GoodsMarginList": {
  "items": [
   {
    "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01:UAH",
    "item_id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01",
    "item_code": "A",
    "item_title": "Item A",
    "unit": "piece",
    "currency": "UAH",
    "quantity": "2.000",
    "net_amount": "20.00",
    "unknown_amount": "0.00",
    "cost_amount": "8.00",
    "gross_margin": "12.00",
    "margin_percent": "60.000000"
   }
  ]
 },
 "GoodsOptionList": {
  "items": [
   {
    "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01",
    "title": "Item A",
    "active": true,
    "code": "A",
    "unit": "piece",
    "service_type": "goods",
    "photo": null
   }
  ]
 },
 "GoodsOrder": {
  "goods_ids": [
   "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01",
   "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a02"
  ]
 },
 "GoodsSheet": {
  "items": [
   {
    "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01",
    "cells": [
     "B",
     "Item B",
     "Goods"
    ]
   }
  ],
  "page": 1,
  "count": 10,
  "columns": [
   "code",
   "title",
   "service_type"
  ],
  "total": 1
 },
 "GoodsSheetColumnList": {
  "items": [
   {
    "key": "code",
    "title": {
     "en": "Code",
     "uk": "Код",
     "ru": "Код",
     "de": "Code",
     "fr": "Code"
    },
    "names": [
     "code",
     "SKU",
     "Article"
    ],
    "currency": null,
    "required": true
   }
  ]
 },
 "GoodsUpdate": {
  "barcodes": [
   "123"
  ],
  "age_limit": 18,
  "unit": "kg"
 },
 "GoogleCheck": {
  "problem": "issuer-refused",
  "said": "Permission denied for the issuer."
 },
 "HandOff": {
  "hand_off": "<one-time hand-off>",
  "expires_dt": "2026-01-15T09:00:00.000Z"
 },
 "HandOffRedemption": {
  "hand_off": "<one-time hand-off>"
 },
 "HeldAccess": {
  "access": "business-staff",
  "access_scopes": [
   "security"
  ],
  "roles": [
   "business-manager"
  ],
  "lacks_factor": false,
  "seen_pos": [],
  "support_until": null,
  "viewed_role": "business-manager",
  "viewed_until": "2026-01-15T09:00:00.000Z"
 },
 "IBeacon": {
  "uuid": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01",
  "major": 1,
  "minor": 1,
  "tx_power": -59,
  "advertisement_hex": "example"
 },
 "IdList": {
  "ids": [
   "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01",
   "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a02"
  ]
 },
 "IdentifierValidation": {
  "value": "nobody"
 },
 "IdentifierVerificationState": {
  "verified": false,
  "token": "<token, shown once>",
  "expires_dt": "2026-01-15T09:00:00.000Z"
 },
 "IdentifyCustomerRequest": {
  "user_id_value": "ab-201001410322",
  "user_id_type": "card"
 },
 "InternalServerError": {
  "type": "about:blank",
  "title": "server.broken",
  "status": 500,
  "detail": "The server failed; the request id leads to the log entry.",
  "code": "server.broken",
  "request_id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01"
 },
 "LedgerCheck": {
  "proved_dt": "2026-01-15T09:00:00.000Z",
  "proved": {
   "accounts": 2,
   "transfers": 10,
   "entries": 20,
   "lots": 5,
   "holds": 1
  },
  "promises": [
   "transfers-sum-to-zero",
   "balances-are-entries",
   "entries-chain"
  ],
  "gaps": [
   {
    "promise": "sales-price-the-same",
    "subject": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01",
    "found": "amount_to_pay 901",
    "expected": "900"
   }
  ]
 },
 "LedgerCheckList": {
  "items": [
   {
    "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01",
    "business_date": "2026-11-22",
    "proved_dt": "2026-01-15T09:00:00.000Z",
    "took_ms": 44,
    "proved": {
     "accounts": 1,
     "transfers": 1,
     "entries": 2,
     "lots": 1,
     "holds": 0
    },
    "gaps_count": 3
   }
  ],
  "latest": {
   "proved_dt": "2026-01-15T09:00:00.000Z",
   "proved": {
    "accounts": 1,
    "transfers": 1,
    "entries": 2,
    "lots": 1,
    "holds": 0
   },
   "promises": [
    "transfers-sum-to-zero",
    "balances-are-entries",
    "entries-chain"
   ],
   "gaps": [
    {
     "promise": "balances-are-entries",
     "subject": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a02",
     "found": "1001",
     "expected": "1000"
    }
   ]
  }
 },
 "LegalInfo": {
  "legal_name": "Kovalenko LLC",
  "registration_number": "",
  "tax_id": "1234567890",
  "vat_number": "",
  "address": "",
  "director": "",
  "bank": "",
  "iban": "UA213223130000026007233566001",
  "documents_email": null,
  "modified_dt": "2026-01-15T09:00:00.000Z",
  "version": 1
 },
 "LegalInfoUpdate": {
  "legal_name": "Kovalenko LLC",
  "tax_id": "1234567890",
  "iban": "ua21 3223 1300 0002 6007 2335 6600 1"
 },
 "ListedGoodsList": {
  "items": [
   {
    "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01",
    "created_dt": "2026-01-15T09:00:00.000Z",
    "modified_dt": "2026-01-15T09:01:00.000Z",
    "version": 2,
    "title": "Apple",
    "public_title": {
     "uk": "Яблуко"
    },
    "public_description": {},
    "code": "A",
    "barcodes": [
     "4820000000017",
     "4820000000024"
    ],
    "service_type": "goods",
    "unit": "piece",
    "quantity_min": null,
    "quantity_step": null,
    "quantity_precision": 3,
    "weightable": true,
    "age_limit": null,
    "prices": [
     {
      "currency": "UAH",
      "price": "10.0000"
     }
    ],
    "cost_price": "4.2000",
    "special_account_prices": [],
    "category_ids": [
     "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a02",
     "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a03"
    ],
    "loyalty_ids": [
     "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a04"
    ],
    "active": true,
    "photo": null,
    "additional_images": [],
    "price_ranges": [
     {
      "currency": "UAH",
      "lowest": "10.0000",
      "highest": "12.5000"
     }
    ]
   }
  ]
 },
 "ListingDecision": {
  "state": "rejected",
  "reason": "The address does not exist."
 },
 "ListingRequest": {
  "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01",
  "pos_type": "pos",
  "title": "Café madeb694c",
  "description": "Open late",
  "programme_title": "Kovalenko & Daughters",
  "address": {
   "street": "Khreshchatyk 1",
   "city": "Kyiv"
  },
  "country": "UA",
  "latitude": "50.450001",
  "longitude": "30.523333",
  "distance_m": null,
  "phones": [
   "+380501234567"
  ],
  "email": "olena@example.com",
  "photo": null,
  "time_zone": "Europe/Kyiv",
  "is_open": null,
  "hours": [],
  "references": [],
  "shop_url": null,
  "business": {
   "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a02",
   "title": "Kovalenko & Daughters"
  },
  "state": "allowed",
  "requested_dt": "2026-01-15T09:00:00.000Z",
  "reason": null
 },
 "ListingRequestList": {
  "items": [
   {
    "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01",
    "pos_type": "pos",
    "title": "Café mc5d1e619",
    "description": "",
    "programme_title": "Kovalenko & Daughters",
    "address": {
     "street": "Khreshchatyk 1",
     "city": "Kyiv"
    },
    "country": "UA",
    "latitude": null,
    "longitude": null,
    "distance_m": null,
    "phones": [],
    "email": null,
    "photo": null,
    "time_zone": "Europe/Kyiv",
    "is_open": null,
    "hours": [],
    "references": [],
    "shop_url": null,
    "business": {
     "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a02",
     "title": "Kovalenko & Daughters"
    },
    "state": "rejected",
    "requested_dt": "2026-01-15T09:00:00.000Z",
    "reason": "Complaints"
   }
  ],
  "page": 1,
  "count": 200,
  "total": 7
 },
 "LiveChanges": {
  "now": "2026-01-15T09:00:00.000Z",
  "changed": []
 },
 "LogWalletFaultsRequest": {
  "logs": [
   "It does not work."
  ]
 },
 "Loyalty": {
  "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01",
  "created_dt": "2026-01-15T09:00:00.000Z",
  "modified_dt": "2026-01-15T09:00:00.000Z",
  "version": 1,
  "title": "Second programme",
  "public_title": {
   "en": "Club",
   "uk": "Клуб"
  },
  "public_description": {
   "en": "Coffee for members"
  },
  "business_categories": [
   "cafe-and-restaurant",
   "food"
  ],
  "web_site": "https://example.com",
  "social_links": [
   {
    "type": "telegram",
    "url": "https://t.me/example"
   }
  ],
  "country": "UA",
  "default_language": "en",
  "time_zone": "Europe/Kyiv",
  "active": true,
  "photo": null,
  "pos_count": 0
 },
 "LoyaltyCreate": {
  "title": "Second programme",
  "public_title": {
   "uk": "Клуб",
   "en": "Club"
  },
  "public_description": {
   "en": "Coffee for members"
  },
  "business_categories": [
   "cafe-and-restaurant",
   "food"
  ],
  "web_site": "https://example.com",
  "social_links": [
   {
    "type": "telegram",
    "url": "https://t.me/example"
   }
  ]
 },
 "LoyaltyList": {
  "items": [
   {
    "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01",
    "created_dt": "2026-01-15T09:01:00.000Z",
    "modified_dt": "2026-01-15T09:01:00.000Z",
    "version": 1,
    "title": "Coffee club",
    "public_title": {
     "en": "Coffee club"
    },
    "public_description": {},
    "business_categories": [],
    "web_site": null,
    "social_links": [],
    "country": "UA",
    "default_language": "en",
    "time_zone": "Europe/Kyiv",
    "active": true,
    "photo": null,
    "pos_count": 0
   }
  ]
 },
 "LoyaltyOnlineStore": {
  "active": true,
  "public_description": {
   "en": "Fresh every day"
  },
  "payment_methods": [
   "payment-at-checkout"
  ],
  "min_order_amounts": {
   "EUR": "5",
   "UAH": "150"
  },
  "terms": {
   "en": "No returns of bread"
  },
  "modified_dt": "2026-01-15T09:00:00.000Z",
  "version": 1
 },
 "LoyaltyOnlineStoreUpdate": {
  "public_description": {
   "en": "Fresh every day"
  },
  "payment_methods": [
   "payment-at-checkout"
  ],
  "min_order_amounts": {
   "UAH": "150",
   "EUR": "5"
  },
  "terms": {
   "en": "No returns of bread"
  }
 },
 "LoyaltyOptionList": {
  "items": [
   {
    "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01",
    "title": "Kovalenko & Daughters",
    "active": true,
    "time_zone": "Europe/Kyiv",
    "country": "UA"
   }
  ]
 },
 "LoyaltyRuleOptionList": {
  "items": [
   {
    "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01",
    "title": "First",
    "active": true,
    "loyalty_id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a02",
    "scope": "manual",
    "action_type": "discount-check-percent"
   }
  ]
 },
 "LoyaltySettings": {
  "new_customer_access": "full",
  "profile_in_terminal": "never",
  "message_signature": {},
  "primary_id_type": "phone",
  "consent_required": false,
  "consent_text": {},
  "consent_version": "",
  "deny_anonymous_sale": true,
  "bonuses_payment_type": "partial",
  "bonuses_max_percent": "50",
  "bonuses_min_check_amount": "10",
  "bonuses_exclude_goods": [],
  "bonuses_exclude_categories": [],
  "bonuses_inactivity_expire_months": null,
  "redemption_moment": "before-tax",
  "cash_rounding_steps": {
   "UAH": "0.50"
  },
  "spent_bonus_policy": "refuse",
  "refund_grace_days": null,
  "refund_tills": "own-terminal",
  "modified_dt": "2026-01-15T09:00:00.000Z",
  "version": 2
 },
 "LoyaltySettingsUpdate": {
  "deny_anonymous_sale": true,
  "cash_rounding_steps": {
   "UAH": "0.50"
  }
 },
 "LoyaltyUpdate": {
  "active": true,
  "public_title": {
   "en": "Club m6fc57b51x"
  }
 },
 "Mailing": {
  "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01",
  "created_dt": "2026-01-15T09:00:00.000Z",
  "modified_dt": "2026-01-15T09:01:00.000Z",
  "version": 3,
  "loyalty_id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a02",
  "channels": [
   "sms"
  ],
  "next_after_minutes": 10,
  "subjects": {},
  "texts": {
   "en": "Hello",
   "uk": "Вітаємо"
  },
  "state": "done",
  "send_at": null,
  "done_dt": "2026-01-15T09:01:00.000Z",
  "recipients": 2,
  "created": 2,
  "waiting": 0,
  "sent": 2,
  "failed": 0,
  "rejected": 0,
  "cost": "1.0000",
  "currency": "UAH"
 },
 "MailingCost": {
  "channels": [
   {
    "message_type": "sms",
    "recipients": 3,
    "parts": 3,
    "part_price": "0.5000",
    "total": "1.5000"
   }
  ],
  "recipients": 3,
  "unreachable": 0,
  "without_consent": 0,
  "total": "1.5000",
  "limit_left": "1.2000",
  "currency": "UAH"
 },
 "MailingCreate": {
  "loyalty_id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01",
  "channels": [
   "sms"
  ],
  "texts": {
   "en": "Hello",
   "uk": "Вітаємо"
  }
 },
 "MailingList": {
  "items": [
   {
    "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01",
    "created_dt": "2026-01-15T09:00:00.000Z",
    "modified_dt": "2026-01-15T09:01:00.000Z",
    "version": 3,
    "loyalty_id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a02",
    "channels": [
     "sms"
    ],
    "next_after_minutes": 10,
    "subjects": {},
    "texts": {
     "en": "Hello",
     "uk": "Вітаємо"
    },
    "state": "done",
    "send_at": null,
    "done_dt": "2026-01-15T09:01:00.000Z",
    "recipients": 2,
    "created": 2,
    "waiting": 0,
    "sent": 2,
    "failed": 0,
    "rejected": 0,
    "cost": "1.0000",
    "currency": "UAH"
   }
  ],
  "page": 1,
  "count": 10,
  "total": 1
 },
 "MasterPriceList": {
  "items": [
   {
    "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01",
    "item_id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a02",
    "price": "12.5000",
    "valid_from": "2026-01-15T09:00:00.000Z",
    "valid_until": null,
    "comment": "prices.csv",
    "person_id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a03",
    "created_dt": "2026-01-15T09:00:00.000Z"
   }
  ]
 },
 "Message": {
  "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01",
  "incoming": false,
  "readed": true,
  "reply_to_id": null,
  "created_dt": "2026-01-15T09:00:00.000Z",
  "sent_dt": "2026-01-15T09:01:00.000Z",
  "delivered_dt": "2026-01-15T09:02:00.000Z",
  "due_dt": null,
  "loyalty": {
   "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a02",
   "title": "Kovalenko & Daughters"
  },
  "customer": {
   "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a03",
   "name": "Oksana",
   "phone": "+380501234567",
   "email": null,
   "external_id": null
  },
  "mailing_id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a04",
  "message_type": "push",
  "channels": [
   "push"
  ],
  "src_type": "business",
  "status": "delivered",
  "recipient": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a03",
  "language": "en",
  "subject": null,
  "text": "Coffee is on us",
  "parts": 1,
  "cost": "0.0000",
  "currency": "UAH",
  "problem": null,
  "error_text": null,
  "support": false,
  "author": null,
  "attachments": [],
  "resendable": false
 },
 "MessageFile": {
  "name": "receipt.pdf",
  "type": "application/pdf",
  "size": 15,
  "content": "JVBERi0xLjcKJSVFT0YK"
 },
 "MessageList": {
  "items": [
   {
    "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01",
    "incoming": false,
    "readed": true,
    "reply_to_id": null,
    "created_dt": "2026-01-15T09:00:00.000Z",
    "sent_dt": "2026-01-15T09:01:00.000Z",
    "delivered_dt": null,
    "due_dt": null,
    "loyalty": {
     "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a02",
     "title": "Kovalenko & Daughters"
    },
    "customer": {
     "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a03",
     "name": "Oksana",
     "phone": "+380501234567",
     "email": "olena@example.com",
     "external_id": "card-89"
    },
    "mailing_id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a04",
    "message_type": "sms",
    "channels": [
     "sms"
    ],
    "src_type": "business",
    "status": "sent",
    "recipient": "+380501234567",
    "language": "en",
    "subject": null,
    "text": "Ten percent off today",
    "parts": 1,
    "cost": "0.5000",
    "currency": "UAH",
    "problem": null,
    "error_text": null,
    "support": false,
    "author": null,
    "attachments": [],
    "resendable": false
   }
  ],
  "page": 1,
  "count": 10,
  "total": 1
 },
 "MessagePreview": {
  "subject": "Welcome to Kovalenko & Daughters",
  "text": "{name} {pin} {name}",
  "length": 19,
  "encoding": "gsm-7",
  "parts": 1,
  "unknown_values": [
   "name",
   "pin"
  ]
 },
 "MessageProvider": {
  "message_type": "sms",
  "kind": "turbosms",
  "active": true,
  "sender": "Kovalenko",
  "host": "",
  "port": 587,
  "security": "starttls",
  "login": "till-1",
  "url": null,
  "incoming_host": "",
  "incoming_port": 993,
  "incoming_security": "tls",
  "part_price": "0.5000",
  "secret_set": true,
  "incoming_url": null,
  "last_sent_dt": "2026-01-15T09:02:00.000Z",
  "last_failed_dt": "2026-01-15T09:01:00.000Z",
  "last_problem": "provider-failed",
  "last_error_text": "FAILED",
  "mailbox_checked_dt": null,
  "mailbox_problem": null,
  "mailbox_error_text": null,
  "modified_dt": "2026-01-15T09:00:00.000Z",
  "version": 2
 },
 "MessageProviderCreate": {
  "kind": "smtp",
  "active": true,
  "sender": "olena@example.com",
  "secret": "<secret, shown once>",
  "host": "127.0.0.1",
  "login": "till-1",
  "incoming_host": "127.0.0.1",
  "incoming_port": 34681,
  "incoming_security": "none",
  "port": 36831,
  "security": "none"
 },
 "MessageProviderList": {
  "items": [
   {
    "message_type": "sms",
    "kind": "turbosms",
    "active": false,
    "sender": "",
    "host": "",
    "port": 587,
    "security": "starttls",
    "login": "till-1",
    "url": null,
    "incoming_host": "",
    "incoming_port": 993,
    "incoming_security": "tls",
    "part_price": null,
    "secret_set": false,
    "incoming_url": null,
    "last_sent_dt": null,
    "last_failed_dt": null,
    "last_problem": null,
    "last_error_text": null,
    "mailbox_checked_dt": null,
    "mailbox_problem": null,
    "mailbox_error_text": null,
    "modified_dt": null,
    "version": 0
   }
  ]
 },
 "MessageSettings": {
  "quiet_from": "13:04",
  "quiet_to": "15:04",
  "month_limit": null,
  "spent": "0.0000",
  "currency": "UAH",
  "modified_dt": "2026-01-15T09:00:00.000Z",
  "version": 1
 },
 "MessageSettingsUpdate": {
  "quiet_from": "13:04",
  "quiet_to": "15:04"
 },
 "MessageTemplateDraft": {
  "message_code": "bonuses-added",
  "language": "de",
  "text": "{customer_name} {customer_phone} {bonuses_balance} {loyalty_title}",
  "user_id_value": "067 111 22 33",
  "user_id_type": "phone"
 },
 "MessageTemplateGroupList": {
  "items": [
   {
    "group": "registration",
    "message_codes": [
     "welcome",
     "pin"
    ]
   }
  ]
 },
 "MessageTemplateTest": {
  "message_code": "welcome",
  "language": "en",
  "text": "Hello {customer_name}",
  "subject": "To {customer_name}",
  "message_type": "email"
 },
 "MessageTemplateValueList": {
  "items": [
   {
    "value": "loyalty_title",
    "sample": "Kalyna Market",
    "message_codes": [
     "welcome",
     "pin",
     "bonuses-charged"
    ]
   }
  ]
 },
 "New": {
  "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01",
  "created_dt": "2026-01-15T09:00:00.000Z",
  "modified_dt": "2026-01-15T09:00:00.000Z",
  "version": 1,
  "loyalty_id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a02",
  "pos_ids": [
   "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a03"
  ],
  "title": "Spring",
  "public_title": {
   "en": "Spring",
   "uk": "Весна"
  },
  "public_text": {
   "en": "Ten percent off all tyres."
  },
  "url": "https://example.com/spring",
  "date_from": "2026-03-01",
  "date_to": "2026-05-31",
  "priority": 5,
  "active": false,
  "photo": null,
  "actual": false
 },
 "NewCreate": {
  "loyalty_id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01",
  "title": "Spring",
  "pos_ids": [
   "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a02"
  ],
  "public_title": {
   "uk": "Весна",
   "en": "Spring"
  },
  "public_text": {
   "en": "Ten percent off all tyres."
  },
  "url": "https://example.com/spring",
  "date_from": "2026-03-01",
  "date_to": "2026-05-31",
  "priority": 5,
  "active": false
 },
 "NewList": {
  "items": [
   {
    "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01",
    "created_dt": "2026-01-15T09:01:00.000Z",
    "modified_dt": "2026-01-15T09:01:00.000Z",
    "version": 1,
    "loyalty_id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a02",
    "pos_ids": [
     "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a03"
    ],
    "title": "Here",
    "public_title": {},
    "public_text": {},
    "url": null,
    "date_from": "2026-01-01",
    "date_to": null,
    "priority": 9,
    "active": true,
    "photo": null,
    "actual": true
   }
  ],
  "page": 1,
  "count": 10,
  "total": 3
 },
 "NewOptionList": {
  "items": [
   {
    "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01",
    "title": "A",
    "active": true,
    "loyalty_id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a02",
    "date_from": null,
    "date_to": "2020-01-01"
   }
  ]
 },
 "NewPasswordCreate": {
  "token": "<token, shown once>",
  "code": "868935",
  "password": "<password>"
 },
 "NewUpdate": {
  "priority": 1
 },
 "NewsMailingCreate": {
  "news_id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01"
 },
 "NotFound": {
  "type": "about:blank",
  "title": "goods.not_found",
  "status": 404,
  "detail": "There is no such item in this programme.",
  "code": "goods.not_found",
  "details": {
   "index": 0
  },
  "request_id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01"
 },
 "Notification": {
  "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01",
  "created_dt": "2026-01-15T09:00:00.000Z",
  "event": "ledger-difference",
  "title": "Die Kontenprüfung fand eine Abweichung",
  "text": "Salden, die nicht zu ihren Buchungen passen: 3. Sehen Sie sich das Ergebnis an und informieren Sie die Person, die den Server betreut.",
  "entity_type": null,
  "entity_id": null,
  "readed": false
 },
 "NotificationList": {
  "items": [
   {
    "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01",
    "created_dt": "2026-01-15T09:00:00.000Z",
    "event": "listing-decided",
    "title": "The listing of Khreshchatyk 1 was rejected",
    "text": "The address does not exist.",
    "entity_type": "pos",
    "entity_id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a02",
    "readed": false
   }
  ],
  "page": 1,
  "count": 10,
  "total": 1
 },
 "NotificationSettings": {
  "events": [
   {
    "event": "daily-report",
    "channels": [
     "email"
    ],
    "staff_ids": [],
    "emails": [
     "olena@example.com"
    ],
    "phones": []
   }
  ],
  "refund_from": null,
  "report_hour": 6,
  "modified_dt": "2026-01-15T09:00:00.000Z",
  "version": 1
 },
 "NotificationSettingsUpdate": {
  "events": [
   {
    "event": "refund",
    "channels": [
     "app",
     "email",
     "sms"
    ],
    "staff_ids": [],
    "emails": [
     "olena@example.com",
     "olena@example.com"
    ],
    "phones": [
     "+380501234567"
    ]
   }
  ]
 },
 "OfflineCatalogue": {
  "id": "example",
  "taken_dt": "2026-01-15T09:01:00.000Z",
  "valid_until_dt": "2026-01-15T09:03:00.000Z",
  "input": {
   "currency": "UAH",
   "loyalty": {
    "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01",
    "version": 1,
    "title": "Kovalenko & Daughters",
    "time_zone": "Europe/Kyiv",
    "rule_settings": {
     "discounts_scheme": "summarizing",
     "discount_max_percent": "40",
     "version": 1
    },
    "redemption_settings": {
     "cash_rounding_steps": {
      "UAH": "0.10"
     },
     "version": 1
    },
    "cash_rounding_step": "0.10"
   },
   "pos": {
    "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a02",
    "time_zone": "Europe/Kyiv"
   },
   "terminal": {
    "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a03",
    "title": "Till 1",
    "line_tolerance": null,
    "commissions": [],
    "kiosk": false,
    "price_entry": null
   },
   "price_group": {
    "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a04",
    "title": "Shelf",
    "version": 2,
    "prices_entered_as": "including-taxes",
    "taxes": [
     {
      "tax_id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a05",
      "rate": null,
      "precision": null,
      "active": true
     }
    ]
   },
   "taxes": [
    {
     "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a05",
     "title": "Excise",
     "code": "EX",
     "classification": "base-tax",
     "type": "amount",
     "precision": 6,
     "compound_on": [],
     "active": true,
     "version": 1,
     "rate": "2.500000"
    }
   ],
   "rules": [
    {
     "value": "3.3",
     "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a06",
     "title": "Rule",
     "scope": "manual",
     "action_type": "discount-items-percent",
     "sort_order": null,
     "active": true,
     "version": 1
    }
   ]
  },
  "goods": [
   {
    "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a07",
    "code": "A",
    "title": "Item A",
    "unit": "piece",
    "service_type": "goods",
    "category_ids": [],
    "barcodes": [],
    "quantity_precision": 0,
    "quantity_min": null,
    "quantity_step": null,
    "weightable": false,
    "item_entry_mode": "without-limits",
    "presets": [],
    "age_limit": null,
    "photo": null,
    "price": "10.0000",
    "rule_category_ids": [],
    "goods_price": {
     "price": "10.0000",
     "version": 1
    },
    "master_prices": [
     {
      "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a08",
      "price": "10.0000",
      "valid_from": "2026-01-15T09:00:00.000Z"
     }
    ],
    "tax_overrides": [],
    "commission_values": []
   }
  ],
  "categories": [],
  "rules": [
   {
    "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a06",
    "title": "Rule",
    "action_type": "discount-items-percent"
   }
  ]
 },
 "OfflineSaleAnswer": {
  "number": "S1-2",
  "transaction": {
   "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01",
   "number": "2",
   "transaction_type": "sale",
   "status": "success",
   "canceled": false,
   "created_dt": "2026-01-15T09:00:00.000Z",
   "finalized_dt": "2026-01-15T09:00:00.000Z",
   "expires_dt": null,
   "cancel_dt": null,
   "cancel_reason": null,
   "cancel_staff": null,
   "comment": null,
   "odometer": null,
   "vehicle_id": null,
   "loyalty": {
    "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a02",
    "title": "Kovalenko & Daughters"
   },
   "pos": {
    "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a03",
    "title": "Khreshchatyk 1"
   },
   "terminal": {
    "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a04",
    "title": "Till 1"
   },
   "business_staff": null,
   "sc_terminal": null,
   "sc_code": null,
   "customer": null,
   "corporate_customer": null,
   "currency": "UAH",
   "totals": {
    "amount": "5.55",
    "discount_amount": "0.00",
    "bonuses_redeemed_amount": "0.00",
    "contained_taxes_amount": "0.00",
    "sales_taxes_amount": "0.00",
    "delivery_amount": "0.00",
    "tip_amount": "0.00",
    "rounding_amount": "0.00",
    "amount_to_pay": "5.55",
    "bonuses_added_amount": "0.00",
    "promo_bonuses_added_amount": "0.00"
   },
   "payment_types": [
    "cash"
   ],
   "special_account": null,
   "credited_accounts": [],
   "version": 1
  },
  "conflicts": [
   {
    "kind": "goods-removed",
    "amount": null,
    "goods": [
     {
      "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a05",
      "title": "Item B"
     }
    ],
    "code": null
   }
  ]
 },
 "OfflineSaleCreate": {
  "series_id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01",
  "number": 3,
  "previous": "n4bQgYhMfWWaL-qgxVrQFaO_TxsrC4Is0V1sFbDwCgg",
  "catalogue_id": "n4bQgYhMfWWaL-qgxVrQFaO_TxsrC4Is0V1sFbDwCgg",
  "transaction_id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a02",
  "sold_dt": "2026-01-15T09:00:00.000Z",
  "business_staff_id": null,
  "rule_ids": [],
  "tip_amount": null,
  "odometer": null,
  "vehicle_id": null,
  "comment": null,
  "customer": {
   "user_id_value": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a03",
   "user_id_type": "external-id"
  },
  "totals": {
   "amount": "30.00",
   "discount_amount": "0.00",
   "bonuses_redeemed_amount": "0.00",
   "contained_taxes_amount": "0.00",
   "sales_taxes_amount": "0.00",
   "delivery_amount": "0.00",
   "tip_amount": "0.00",
   "rounding_amount": "0.00",
   "amount_to_pay": "30.00",
   "bonuses_added_amount": "0.00",
   "promo_bonuses_added_amount": "0.00"
  },
  "payments": [
   {
    "payment_type": "cash",
    "amount": "30.00",
    "tendered": null
   }
  ],
  "items": [
   {
    "goods_id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a04",
    "quantity": "3",
    "stated_amount": null,
    "price": null
   }
  ],
  "signature": "n4bQgYhMfWWaL-qgxVrQFaO_TxsrC4Is0V1sFbDwCggn4bQgYhMfWWaL-qgxVrQFaO_TxsrC4Is0V1sFbDwCgg"
 },
 "OfflineSaleDetails": {
  "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01",
  "created_dt": "2026-01-15T09:01:00.000Z",
  "modified_dt": "2026-01-15T09:02:00.000Z",
  "version": 2,
  "number": "S1-2",
  "state": "settled",
  "transaction": {
   "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a02",
   "number": "2"
  },
  "terminal": {
   "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a03",
   "title": "Till 1"
  },
  "pos": {
   "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a04",
   "title": "Khreshchatyk 1"
  },
  "currency": "UAH",
  "amount_to_pay": "10.00",
  "sold_dt": "2026-01-15T09:00:00.000Z",
  "business_staff": null,
  "conflicts": [
   {
    "kind": "price-changed",
    "amount": "8.00",
    "goods": [],
    "code": null
   }
  ],
  "settled_dt": "2026-01-15T09:02:00.000Z",
  "settled_by": {
   "id": null,
   "title": "Olena Kovalenko"
  },
  "comment": "Refunded 2.00",
  "items": [
   {
    "goods_id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a05",
    "quantity": "1",
    "stated_amount": null,
    "price": null,
    "code": "A",
    "title": "Item A"
   }
  ],
  "payments": [
   {
    "payment_type": "cash",
    "amount": "10.00",
    "tendered": null
   }
  ],
  "totals": {
   "amount": "10.00",
   "discount_amount": "0.00",
   "bonuses_redeemed_amount": "0.00",
   "contained_taxes_amount": "0.00",
   "sales_taxes_amount": "0.00",
   "delivery_amount": "0.00",
   "tip_amount": "0.00",
   "rounding_amount": "0.00",
   "amount_to_pay": "10.00",
   "bonuses_added_amount": "0.00",
   "promo_bonuses_added_amount": "0.00"
  }
 },
 "OfflineSaleList": {
  "items": [
   {
    "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01",
    "created_dt": "2026-01-15T09:03:00.000Z",
    "modified_dt": "2026-01-15T09:03:00.000Z",
    "version": 1,
    "number": "S1-2",
    "state": "to-settle",
    "transaction": {
     "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a02",
     "number": "2"
    },
    "terminal": {
     "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a03",
     "title": "Till 1"
    },
    "pos": {
     "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a04",
     "title": "Khreshchatyk 1"
    },
    "currency": "UAH",
    "amount_to_pay": "10.00",
    "sold_dt": "2026-01-15T09:02:00.000Z",
    "business_staff": null,
    "conflicts": [
     {
      "kind": "price-changed",
      "amount": "8.00",
      "goods": [],
      "code": null
     }
    ],
    "settled_dt": null,
    "settled_by": null,
    "comment": null
   }
  ],
  "page": 1,
  "count": 10,
  "total": 2
 },
 "OfflineSaleSettlement": {
  "comment": "Refunded 2.00"
 },
 "OfflineSeries": {
  "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01",
  "prefix": "S1",
  "next_number": 1
 },
 "OfflineSeriesCreate": {
  "public_key": {
   "kty": "EC",
   "crv": "P-256",
   "x": "n4bQgYhMfWWaL-qgxVrQFaO_TxsrC4Is0V1sFbDwCgg",
   "y": "n4bQgYhMfWWaL-qgxVrQFaO_TxsrC4Is0V1sFbDwCgg"
  }
 },
 "OneTimeCodeCreate": {
  "login": "olena@example.com",
  "purpose": "sign-in"
 },
 "OpenInvitation": {
  "business": "Kovalenko & Daughters",
  "inviter": "Olena Kovalenko",
  "email": "olena@example.com",
  "expires_dt": "2026-01-15T09:00:00.000Z"
 },
 "OpenSessionList": {
  "items": [
   {
    "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01",
    "browser": "Firefox",
    "system": "Windows",
    "remote_addr": "10.116.68.200",
    "place": null,
    "created_dt": "2026-01-15T09:01:00.000Z",
    "seen_dt": "2026-01-15T09:01:00.000Z",
    "expires_dt": "2026-01-15T09:03:00.000Z",
    "business": {
     "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a02",
     "title": "Kovalenko & Daughters"
    },
    "current": true
   }
  ]
 },
 "OpeningHours": {
  "hours": [
   {
    "week_day": "1",
    "from": "09:00",
    "to": "18:00"
   }
  ],
  "exceptions": [
   {
    "date": "2026-12-25",
    "closed": true,
    "from": "00:00",
    "to": "00:00"
   }
  ],
  "version": 3
 },
 "OpeningHoursUpdate": {
  "hours": [
   {
    "week_day": "1",
    "from": "09:00",
    "to": "18:00"
   }
  ],
  "exceptions": [
   {
    "date": "2026-12-24",
    "closed": false,
    "from": "20:00",
    "to": "02:00"
   }
  ]
 },
 "PassSettings": {
  "active": true,
  "google_issuer_id": "",
  "organization_name": {
   "en": "Kalyna",
   "uk": "Калина"
  },
  "logo_text": {
   "en": "Kalyna"
  },
  "description": {},
  "background_color": "#0a5ac8",
  "foreground_color": "#ffffff",
  "label_color": "#d1fae5",
  "barcode_format": "qr",
  "header_fields": [],
  "primary_fields": [
   {
    "key": "bonuses",
    "label": {
     "en": "Bonuses",
     "uk": "Бонуси",
     "ru": "Бонусы",
     "de": "Boni",
     "fr": "Bonus"
    },
    "value": "{bonuses_balance}"
   }
  ],
  "secondary_fields": [
   {
    "key": "customer",
    "label": {
     "en": "Customer",
     "uk": "Клієнт",
     "ru": "Клиент",
     "de": "Kunde",
     "fr": "Client"
    },
    "value": "{customer_name}"
   }
  ],
  "auxiliary_fields": [],
  "back_fields": [
   {
    "key": "more",
    "label": {
     "en": "Your number"
    },
    "value": "№ {card_code} {"
   }
  ],
  "icon": null,
  "logo": null,
  "strip": null,
  "signer": {
   "pass_type_identifier": "pass.example.card",
   "team_identifier": "TEAM123456",
   "expires_dt": "2026-01-15T09:01:00.000Z"
  },
  "google_account": null,
  "problems": [],
  "modified_dt": "2026-01-15T09:00:00.000Z",
  "version": 1
 },
 "PassSettingsUpdate": {
  "google_issuer_id": "3388000000022",
  "google_key": "<JSON file with the key>",
  "active": true,
  "organization_name": {
   "en": "Kalyna"
  }
 },
 "PasskeyCreate": {
  "token": "<token, shown once>",
  "title": "Key",
  "credential": {
   "id": "qtXFPFoTk95i0Zgg_5_YhA",
   "rawId": "qtXFPFoTk95i0Zgg_5_YhA",
   "type": "public-key",
   "clientExtensionResults": {},
   "response": {
    "clientDataJSON": "example",
    "attestationObject": "example",
    "transports": [
     "internal"
    ]
   }
  },
  "proof": {
   "token": "<token, shown once>",
   "code": "213081"
  }
 },
 "PasskeySetup": {
  "token": "<token, shown once>",
  "expires_dt": "2026-01-15T09:00:00.000Z",
  "options": {
   "challenge": "example",
   "rp": {
    "name": "Patron",
    "id": "localhost"
   },
   "user": {
    "id": "example",
    "name": "olena@example.com",
    "displayName": ""
   },
   "pubKeyCredParams": [
    {
     "alg": -48,
     "type": "public-key"
    }
   ],
   "timeout": 60000,
   "attestation": "none",
   "excludeCredentials": [],
   "authenticatorSelection": {
    "residentKey": "discouraged",
    "userVerification": "preferred",
    "requireResidentKey": false
   },
   "extensions": {
    "credProps": true
   },
   "hints": []
  }
 },
 "PasswordChange": {
  "current_password": "<password>",
  "password": "<password>"
 },
 "PaxDevice": {
  "active": false,
  "host": "192.168.1.40",
  "port": 10010,
  "timeout_s": 60,
  "version": 2
 },
 "PaxDeviceUpdate": {
  "host": "192.168.1.40",
  "port": 10010,
  "timeout_s": 60
 },
 "PayableGoodsList": {
  "items": [
   {
    "code": "A95",
    "goods_id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01",
    "title": "Petrol",
    "unit": "L",
    "active": true
   }
  ]
 },
 "PhoneChangeCreate": {
  "value": "+380 677 647861",
  "token": "<token, shown once>",
  "pin": "<PIN>",
  "current_password": "<password>"
 },
 "PhoneVerifyCreate": {
  "value": "+380501234567",
  "token": "<token, shown once>",
  "pin": "<PIN>"
 },
 "PlatformParams": {
  "name": "Patron",
  "version": "0.1.0",
  "mail_configured": false,
  "mailbox": false,
  "sms_configured": false,
  "map": null,
  "links": {
   "customer_site": null,
   "faq": null,
   "knowledge_base": null,
   "tutorials": null,
   "software": null,
   "resources": null
  }
 },
 "Pos": {
  "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01",
  "created_dt": "2026-01-15T09:00:00.000Z",
  "modified_dt": "2026-01-15T09:01:00.000Z",
  "version": 5,
  "loyalty": {
   "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a02",
   "title": "Kovalenko & Daughters"
  },
  "title": "Internal 7",
  "public_title": {
   "en": "Café madeb694c",
   "uk": "Кав’ярня madeb694c"
  },
  "public_description": {
   "en": "Open late"
  },
  "pos_type": "pos",
  "address": {
   "street": "Khreshchatyk 1",
   "city": "Kyiv"
  },
  "country": "UA",
  "time_zone": "Europe/Kyiv",
  "latitude": "50.450001",
  "longitude": "30.523333",
  "phones": [
   "+380501234567"
  ],
  "email": "olena@example.com",
  "priority": 0,
  "active": true,
  "vehicle_number": null,
  "driver_staff_id": null,
  "tank_capacity": null,
  "shop_url": null,
  "photo": {
   "url": "/files/0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a03/0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a04.png",
   "thumbnail_url": "/files/0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a03/0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a04_320.png"
  },
  "catalog_publication_state": "allowed",
  "catalog_publication_reason": null,
  "terminals_count": 0
 },
 "PosCreate": {
  "loyalty_id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01",
  "title": "Хрещатик",
  "public_title": {
   "uk": "Кав'ярня",
   "en": "Café"
  },
  "public_description": {
   "en": "Open late"
  },
  "pos_type": "pos",
  "address": {
   "street": "Khreshchatyk 1",
   "city": "Kyiv"
  },
  "latitude": "50.450001",
  "longitude": "-30.5",
  "phones": [
   "+380501234567"
  ],
  "email": "olena@example.com",
  "priority": 7
 },
 "PosLinks": {
  "references": [
   {
    "type": "web",
    "url": "https://example.com",
    "title": "Site"
   }
  ],
  "version": 2
 },
 "PosLinksUpdate": {
  "references": [
   {
    "type": "web",
    "url": "https://example.com",
    "title": "Site"
   }
  ]
 },
 "PosList": {
  "items": [
   {
    "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01",
    "created_dt": "2026-01-15T09:01:00.000Z",
    "modified_dt": "2026-01-15T09:01:00.000Z",
    "version": 1,
    "loyalty": {
     "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a02",
     "title": "Kovalenko & Daughters"
    },
    "title": "Alpha",
    "public_title": {},
    "public_description": {},
    "pos_type": "pos",
    "address": {},
    "country": "UA",
    "time_zone": "Europe/Kyiv",
    "latitude": null,
    "longitude": null,
    "phones": [],
    "email": null,
    "priority": 0,
    "active": true,
    "vehicle_number": null,
    "driver_staff_id": null,
    "tank_capacity": null,
    "shop_url": null,
    "photo": null,
    "catalog_publication_state": "none",
    "catalog_publication_reason": null,
    "terminals_count": 0
   }
  ]
 },
 "PosOnlineStore": {
  "active": true,
  "terminal_id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01",
  "closed_message": {
   "en": "We bake again at eight"
  },
  "problems": [],
  "modified_dt": "2026-01-15T09:00:00.000Z",
  "version": 2
 },
 "PosOnlineStoreUpdate": {
  "active": true,
  "terminal_id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01",
  "closed_message": {
   "en": "We bake again at eight"
  }
 },
 "PosOptionList": {
  "items": [
   {
    "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01",
    "title": "B",
    "active": true,
    "loyalty_id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a02",
    "pos_type": "online-store",
    "address": {}
   }
  ]
 },
 "PosTerminalList": {
  "items": [
   {
    "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01",
    "title": "Till 1",
    "currency": "UAH",
    "active": true
   }
  ]
 },
 "PosUpdate": {
  "public_title": {
   "uk": "Крамниця"
  },
  "email": "olena@example.com",
  "phones": [
   "+380501234567"
  ]
 },
 "PosterApplicationList": {
  "items": [
   {
    "id": "123",
    "title": "Patron",
    "authorize_url": "http://127.0.0.1:40891/api/auth?application_id=123&redirect_uri=http%3A%2F%2F127.0.0.1%3A8420%2Fposter-connected&response_type=code"
   }
  ]
 },
 "PosterSale": {
  "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01",
  "created_dt": "2026-01-15T09:01:00.000Z",
  "modified_dt": "2026-01-15T09:02:00.000Z",
  "version": 4,
  "poster_number": "1006",
  "state": "unmatched",
  "terminal": {
   "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a02",
   "title": "Till 1"
  },
  "pos": {
   "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a03",
   "title": "Khreshchatyk 1"
  },
  "transaction": null,
  "currency": "UAH",
  "amount": "105.00",
  "closed_dt": "2026-01-15T09:00:00.000Z",
  "problem": "goods-unknown",
  "other_amount": null,
  "missing": [
   {
    "code": "C",
    "title": "Круасан"
   }
  ]
 },
 "PosterSaleList": {
  "items": [
   {
    "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01",
    "created_dt": "2026-01-15T09:01:00.000Z",
    "modified_dt": "2026-01-15T09:01:00.000Z",
    "version": 2,
    "poster_number": "1005",
    "state": "booked",
    "terminal": {
     "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a02",
     "title": "Till 1"
    },
    "pos": {
     "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a03",
     "title": "Khreshchatyk 1"
    },
    "transaction": {
     "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a04",
     "number": "4"
    },
    "currency": "UAH",
    "amount": "45.00",
    "closed_dt": "2026-01-15T09:00:00.000Z",
    "problem": "customer-blocked",
    "other_amount": null,
    "missing": []
   }
  ],
  "page": 1,
  "count": 10,
  "total": 1
 },
 "PosterSettings": {
  "active": true,
  "account": "kalyna-12",
  "access_token_set": true,
  "customer_number": "861063",
  "spot_id": "1",
  "spot_title": "Поділ",
  "register_id": "1",
  "register_title": "Бар",
  "read_dt": "2026-01-15T09:00:00.000Z",
  "problem": "refused",
  "error_text": "Access token is invalid",
  "version": 2
 },
 "PosterSettingsUpdate": {
  "account": "kalyna-2",
  "access_token": "861053:secret",
  "spot_id": "1",
  "register_id": "1",
  "active": true
 },
 "PosterSpots": {
  "items": [
   {
    "id": "1",
    "title": "Поділ",
    "registers": [
     {
      "id": "1",
      "title": "Бар"
     }
    ]
   }
  ],
  "problem": null,
  "error_text": null
 },
 "PreconditionFailed": {
  "type": "about:blank",
  "title": "conflict.stale",
  "status": 412,
  "detail": "Somebody else changed the record in the meantime.",
  "code": "conflict.stale",
  "details": {
   "version": 2
  },
  "request_id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01"
 },
 "Preference": {
  "name": "MENU_SETTINGS_V2",
  "value": {
   "collapsed": true
  },
  "modified_dt": "2026-01-15T09:00:00.000Z",
  "version": 1
 },
 "PreferenceList": {
  "items": [
   {
    "name": "MENU_SETTINGS_V2",
    "value": {
     "collapsed": false
    },
    "modified_dt": "2026-01-15T09:00:00.000Z",
    "version": 2
   }
  ]
 },
 "PreferenceWrite": {
  "name": "MENU_SETTINGS_V2",
  "value": {
   "collapsed": true
  }
 },
 "PriceChange": {
  "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01",
  "created_dt": "2026-01-15T09:00:00.000Z",
  "modified_dt": "2026-01-15T09:01:00.000Z",
  "version": 2,
  "loyalty_id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a02",
  "state": "cancelled",
  "valid_from": "2026-01-15T09:02:00.000Z",
  "valid_until": null,
  "comment": null,
  "person": {
   "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a03",
   "title": "Olena Kovalenko"
  },
  "prices_count": 1,
  "cancelled_dt": "2026-01-15T09:01:00.000Z"
 },
 "PriceChangeCreate": {
  "price_groups": [
   {
    "price_group_id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01",
    "prices": [
     {
      "item_id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a02",
      "price": "20"
     }
    ]
   }
  ],
  "valid_from": "2026-01-15T09:00:00.000Z",
  "valid_until": "2026-01-15T09:01:00.000Z"
 },
 "PriceChangeList": {
  "items": [
   {
    "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01",
    "created_dt": "2026-01-15T09:01:00.000Z",
    "modified_dt": "2026-01-15T09:01:00.000Z",
    "version": 1,
    "loyalty_id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a02",
    "state": "started",
    "valid_from": "2026-01-15T09:03:00.000Z",
    "valid_until": "2026-01-15T09:04:00.000Z",
    "comment": null,
    "person": {
     "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a03",
     "title": "Olena Kovalenko"
    },
    "prices_count": 1,
    "cancelled_dt": null
   }
  ],
  "page": 1,
  "count": 10,
  "total": 3
 },
 "PriceChangePreview": {
  "prices_count": 3,
  "raised_count": 1,
  "lowered_count": 1,
  "cleared_count": 1,
  "below_cost_count": 1,
  "outdated_count": 1,
  "outdated": [
   {
    "item_id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01",
    "price": null,
    "price_group_id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a02"
   }
  ],
  "largest_rise": {
   "item": {
    "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01",
    "title": "Tea",
    "code": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a03"
   },
   "price_group": {
    "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a02",
    "title": "Retail",
    "currency": "UAH"
   },
   "price_before": "15.5000",
   "price_after": "31.0000",
   "change_percent": "100.000000",
   "price_base": "25.8333",
   "price_including_taxes": "31.0000",
   "margin_percent": null,
   "below_cost": false,
   "lowest_price": null
  },
  "largest_fall": {
   "item": {
    "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a04",
    "title": "Coffee",
    "code": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a05"
   },
   "price_group": {
    "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a02",
    "title": "Retail",
    "currency": "UAH"
   },
   "price_before": "36.0000",
   "price_after": "18.0000",
   "change_percent": "-50.000000",
   "price_base": "15.0000",
   "price_including_taxes": "18.0000",
   "margin_percent": "-33.333333",
   "below_cost": true,
   "lowest_price": "36.0000"
  },
  "prices": [
   {
    "item": {
     "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a04",
     "title": "Coffee",
     "code": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a05"
    },
    "price_group": {
     "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a02",
     "title": "Retail",
     "currency": "UAH"
    },
    "price_before": "36.0000",
    "price_after": "18.0000",
    "change_percent": "-50.000000",
    "price_base": "15.0000",
    "price_including_taxes": "18.0000",
    "margin_percent": "-33.333333",
    "below_cost": true,
    "lowest_price": "36.0000"
   }
  ]
 },
 "PriceChangePrices": {
  "items": [
   {
    "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01",
    "item": {
     "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a02",
     "title": "Item C",
     "code": "C"
    },
    "price_group": {
     "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a03",
     "title": "Retail",
     "currency": "UAH"
    },
    "price": "24.5000"
   }
  ],
  "page": 1,
  "count": 10,
  "total": 1
 },
 "PriceChangeTerminalList": {
  "items": [
   {
    "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01",
    "title": "Till 1",
    "pos": {
     "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a02",
     "title": "Khreshchatyk 1"
    },
    "price_group": {
     "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a03",
     "title": "Retail"
    },
    "seen_dt": "2026-01-15T09:00:00.000Z",
    "has_prices": false
   }
  ],
  "page": 1,
  "count": 10,
  "total": 1
 },
 "PriceExplanation": {
  "levels": [
   {
    "level": "base",
    "price": "99.0000"
   }
  ],
  "taxes": [
   {
    "tax_id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01",
    "code": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a02",
    "title": "VAT",
    "classification": "base-tax",
    "type": "percentage",
    "rate": "20.000000",
    "amount": "19.8000"
   }
  ],
  "problem": null,
  "trace": {
   "entries": [
    {
     "step": "price-source",
     "line": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a03",
     "source": {
      "kind": "goods-price",
      "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a03",
      "version": 1,
      "title": "Coffee"
     },
     "before": null,
     "change": null,
     "after": "99.0000",
     "params": {
      "entered_as": "base"
     }
    }
   ],
   "rejected": []
  }
 },
 "PriceGroup": {
  "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01",
  "created_dt": "2026-01-15T09:00:00.000Z",
  "modified_dt": "2026-01-15T09:00:00.000Z",
  "version": 1,
  "loyalty_id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a02",
  "title": "Wholesale",
  "currency": "EUR",
  "code": "W",
  "prices_entered_as": "including-taxes",
  "comment": "From ten",
  "active": false,
  "items_count": 0,
  "terminals_count": 0
 },
 "PriceGroupCandidateList": {
  "items": [
   {
    "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01",
    "code": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a02",
    "title": "Coffee",
    "unit": "piece",
    "service_type": "goods",
    "photo": null,
    "active": true,
    "in_group": true,
    "card_price": "45.0000"
   }
  ]
 },
 "PriceGroupCreate": {
  "title": "Wholesale",
  "currency": "EUR",
  "code": "W",
  "prices_entered_as": "including-taxes",
  "comment": "From ten",
  "active": false
 },
 "PriceGroupItem": {
  "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01",
  "created_dt": "2026-01-15T09:00:00.000Z",
  "modified_dt": "2026-01-15T09:03:00.000Z",
  "version": 5,
  "item_id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01",
  "item": {
   "code": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a02",
   "title": "Coffee",
   "unit": "piece",
   "service_type": "goods",
   "photo": null
  },
  "active": true,
  "tax_overrides": [
   {
    "tax_id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a03",
    "rate": "7.000000",
    "active": null
   }
  ],
  "master_price": {
   "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a04",
   "item_id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01",
   "price": "42.0000",
   "valid_from": "2026-01-15T09:01:00.000Z",
   "valid_until": null,
   "comment": null,
   "person_id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a05",
   "created_dt": "2026-01-15T09:01:00.000Z"
  },
  "planned_prices": [
   {
    "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a06",
    "item_id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01",
    "price": "45.0000",
    "valid_from": "2026-01-15T09:04:00.000Z",
    "valid_until": null,
    "comment": null,
    "person_id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a05",
    "created_dt": "2026-01-15T09:02:00.000Z"
   }
  ],
  "tax_rates": [
   {
    "tax_id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a03",
    "rate": "7.000000",
    "active": true,
    "own": true
   }
  ],
  "prices": {
   "base": "39.2523",
   "including_taxes": "42.0000",
   "posted": "42.0000"
  }
 },
 "PriceGroupItemList": {
  "items": [
   {
    "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01",
    "created_dt": "2026-01-15T09:00:00.000Z",
    "modified_dt": "2026-01-15T09:01:00.000Z",
    "version": 3,
    "item_id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01",
    "item": {
     "code": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a02",
     "title": "Espresso",
     "unit": "piece",
     "service_type": "goods",
     "photo": null
    },
    "active": true,
    "tax_overrides": [],
    "master_price": {
     "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a03",
     "item_id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01",
     "price": "70.0000",
     "valid_from": "2026-01-15T09:00:00.000Z",
     "valid_until": null,
     "comment": null,
     "person_id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a04",
     "created_dt": "2026-01-15T09:00:00.000Z"
    },
    "planned_prices": [
     {
      "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a05",
      "item_id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01",
      "price": "99.0000",
      "valid_from": "2026-01-15T09:02:00.000Z",
      "valid_until": null,
      "comment": null,
      "person_id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a04",
      "created_dt": "2026-01-15T09:01:00.000Z"
     }
    ],
    "tax_rates": [],
    "prices": {
     "base": "70.0000",
     "including_taxes": "70.0000",
     "posted": "70.0000"
    }
   }
  ]
 },
 "PriceGroupItemPage": {
  "items": [
   {
    "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01",
    "created_dt": "2026-01-15T09:00:00.000Z",
    "modified_dt": "2026-01-15T09:01:00.000Z",
    "version": 3,
    "item_id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01",
    "item": {
     "code": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a02",
     "title": "Coffee",
     "unit": "piece",
     "service_type": "goods",
     "photo": null
    },
    "active": true,
    "tax_overrides": [],
    "master_price": {
     "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a03",
     "item_id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01",
     "price": "12.5000",
     "valid_from": "2026-01-15T09:02:00.000Z",
     "valid_until": null,
     "comment": "Spring",
     "person_id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a04",
     "created_dt": "2026-01-15T09:01:00.000Z"
    },
    "planned_prices": [],
    "prices": {
     "base": "12.5000",
     "including_taxes": "15.0000",
     "posted": "15.0000"
    }
   }
  ],
  "page": 1,
  "count": 10,
  "total": 1
 },
 "PriceGroupItemTaxRatesList": {
  "items": [
   {
    "item_id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01",
    "tax_rates": [
     {
      "tax_id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a02",
      "rate": "7.000000",
      "active": true,
      "own": true
     }
    ]
   }
  ]
 },
 "PriceGroupItemUpdate": {
  "master_price": "12.5",
  "valid_from": "2026-01-15T09:00:00.000Z",
  "comment": "Spring"
 },
 "PriceGroupList": {
  "items": [
   {
    "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01",
    "created_dt": "2026-01-15T09:00:00.000Z",
    "modified_dt": "2026-01-15T09:01:00.000Z",
    "version": 2,
    "loyalty_id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a02",
    "title": "Shelf",
    "currency": "UAH",
    "code": null,
    "prices_entered_as": "including-taxes",
    "comment": null,
    "active": true,
    "items_count": 1,
    "terminals_count": 1
   }
  ]
 },
 "PriceGroupTaxList": {
  "items": [
   {
    "tax_id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01",
    "code": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a02",
    "title": "Excise",
    "classification": "base-tax",
    "type": "amount",
    "default_rate": "1.000000",
    "rate": "2.500000",
    "precision": 2,
    "active": true
   }
  ]
 },
 "PriceGroupTaxesUpdate": {
  "taxes": [
   {
    "tax_id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01",
    "rate": "2.5",
    "precision": 2
   }
  ]
 },
 "PriceGroupTerminalList": {
  "items": [
   {
    "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01",
    "title": "Till 1",
    "active": true,
    "pos": {
     "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a02",
     "title": "Sofiivska 2"
    }
   }
  ]
 },
 "PriceGroupUpdate": {
  "comment": null,
  "currency": "UAH"
 },
 "PriceMatrixAxes": {
  "items": [
   {
    "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01",
    "code": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a02",
    "title": "Coffee",
    "unit": "piece",
    "active": true,
    "cost_price": "20.0000",
    "prices": [
     {
      "currency": "UAH",
      "price": "30.0000"
     }
    ]
   }
  ],
  "page": 1,
  "count": 10,
  "price_groups": [
   {
    "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a03",
    "title": "Retail",
    "code": null,
    "currency": "UAH",
    "prices_entered_as": "including-taxes",
    "active": true
   }
  ],
  "total": 2
 },
 "PriceMatrixMasterPrices": {
  "items": [
   {
    "item_id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01",
    "master_prices": [
     {
      "price_group_id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a02",
      "master_price": {
       "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a03",
       "price": "42.0000",
       "valid_from": "2026-01-15T09:00:00.000Z",
       "valid_until": null
      },
      "lowest_price": "36.0000",
      "planned_price": {
       "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a04",
       "price": "45.0000",
       "valid_from": "2026-01-15T09:01:00.000Z",
       "valid_until": null
      }
     }
    ]
   }
  ],
  "page": 1,
  "count": 10,
  "total": 2
 },
 "PriceMatrixPrices": {
  "items": [
   {
    "item_id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01",
    "prices": [
     {
      "price_group_id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a02",
      "base": "35.0000",
      "including_taxes": "42.0000",
      "posted": "42.0000",
      "problem": null
     }
    ]
   }
  ],
  "page": 1,
  "count": 10,
  "total": 2
 },
 "PriceMatrixTaxRates": {
  "items": [
   {
    "item_id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01",
    "tax_rates": [
     {
      "price_group_id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a02",
      "tax_rates": [
       {
        "tax_id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a03",
        "rate": "7.000000",
        "active": true,
        "own": true
       }
      ]
     }
    ]
   }
  ],
  "page": 1,
  "count": 10,
  "total": 2
 },
 "PriceOption": {
  "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01",
  "created_dt": "2026-01-15T09:00:00.000Z",
  "modified_dt": "2026-01-15T09:00:00.000Z",
  "version": 1,
  "category_id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a02",
  "currency": "UAH",
  "special_account_id": null,
  "item": {
   "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a03",
   "title": "Tea",
   "code": "Tea"
  },
  "item_category": null,
  "item_id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a03",
  "item_category_id": null,
  "option_type": "change-amount",
  "value": "-1.2345",
  "level": "posted",
  "date_from": "2026-11-01",
  "date_to": "2026-11-30",
  "active": false
 },
 "PriceOptionCreate": {
  "option_type": "change-amount",
  "value": "-1.2345",
  "item_id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01",
  "level": "posted",
  "date_from": "2026-11-01",
  "date_to": "2026-11-30",
  "active": false
 },
 "PriceOptionList": {
  "items": [
   {
    "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01",
    "created_dt": "2026-01-15T09:03:00.000Z",
    "modified_dt": "2026-01-15T09:03:00.000Z",
    "version": 1,
    "category_id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a02",
    "currency": "UAH",
    "special_account_id": null,
    "item": {
     "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a03",
     "title": "bun",
     "code": "bun"
    },
    "item_category": null,
    "item_id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a03",
    "item_category_id": null,
    "option_type": "fixed-price",
    "value": "9",
    "level": "base",
    "date_from": null,
    "date_to": null,
    "active": true
   }
  ]
 },
 "PriceOptionUpdate": {
  "option_type": "change-percent",
  "value": "-100",
  "date_to": null
 },
 "PricedCheck": {
  "check": {
   "currency": "UAH",
   "items": [
    {
     "id": "1",
     "goods_id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01",
     "code": "A",
     "title": "Item A",
     "unit": "piece",
     "service_type": "goods",
     "quantity": "1.750",
     "price_base": "7.5000",
     "price_including_taxes": "10.0000",
     "price_posted": "10.0000",
     "amount": "17.50",
     "discount_amount": "0.96",
     "discounts": [
      {
       "source": {
        "kind": "rule",
        "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a02",
        "version": 1,
        "title": "Rule"
       },
       "amount": "0.70"
      }
     ],
     "bonuses_redeemed": "0.00",
     "reduced_amount": "16.54",
     "taxes": [
      {
       "tax_id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a03",
       "code": "EX",
       "title": "Excise",
       "classification": "base-tax",
       "type": "amount",
       "base": "16.54",
       "amount": "4.38"
      }
     ],
     "contained_taxes_amount": "4.38",
     "sales_taxes_amount": "0.00",
     "amount_to_pay": "16.54",
     "bonuses_added": "0.00",
     "promo_bonuses_added": "0.00"
    }
   ],
   "totals": {
    "amount": "28.60",
    "discount_amount": "7.12",
    "bonuses_redeemed_amount": "0.00",
    "contained_taxes_amount": "9.38",
    "sales_taxes_amount": "0.00",
    "delivery_amount": "0.00",
    "tip_amount": "0.00",
    "rounding_amount": "0.02",
    "amount_to_pay": "21.50",
    "bonuses_added_amount": "0.00",
    "promo_bonuses_added_amount": "0.00"
   },
   "payments": [
    {
     "payment_type": "cash",
     "amount": "21.50",
     "tendered": null,
     "change": null
    }
   ],
   "trace": {
    "entries": [
     {
      "step": "price-source",
      "line": "1",
      "source": {
       "kind": "master-price",
       "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a04",
       "version": null,
       "title": "Item A"
      },
      "before": null,
      "change": null,
      "after": "10.0000",
      "params": {
       "entered_as": "including-taxes"
      }
     }
    ],
    "rejected": [
     {
      "source": {
       "kind": "master-price",
       "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a05",
       "version": null,
       "title": "Item A"
      },
      "line": "1",
      "reason": "price-not-yet-valid",
      "details": {
       "valid_from": "2026-01-15T09:00:00.000Z"
      }
     }
    ]
   }
  }
 },
 "PublicPlaceList": {
  "items": [
   {
    "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01",
    "pos_type": "pos",
    "title": "Café madeb694c",
    "description": "Open late",
    "programme_title": "Kovalenko & Daughters",
    "address": {
     "street": "Khreshchatyk 1",
     "city": "Kyiv"
    },
    "country": "UA",
    "latitude": "50.450001",
    "longitude": "30.523333",
    "distance_m": null,
    "phones": [
     "+380501234567"
    ],
    "email": "olena@example.com",
    "photo": {
     "url": "/files/0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a02/0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a03.png",
     "thumbnail_url": "/files/0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a02/0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a03_320.png"
    },
    "time_zone": "Europe/Kyiv",
    "is_open": true,
    "hours": [
     {
      "date": "2026-11-27",
      "spans": [
       {
        "from": "00:00",
        "to": "00:00"
       }
      ]
     }
    ],
    "references": [
     {
      "type": "instagram",
      "url": "https://instagram.com/cafe",
      "title": ""
     }
    ],
    "shop_url": null
   }
  ],
  "page": 1,
  "count": 10,
  "total": 1
 },
 "PublicStore": {
  "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01",
  "title": "Khreshchatyk 1",
  "description": "",
  "programme": {
   "title": "Kovalenko & Daughters",
   "description": "",
   "web_site": null,
   "photo": null
  },
  "language": "en",
  "currency": "UAH",
  "address": {},
  "country": "UA",
  "latitude": null,
  "longitude": null,
  "phones": [],
  "email": null,
  "references": [],
  "photo": null,
  "time_zone": "Europe/Kyiv",
  "is_open": true,
  "closed_message": "",
  "hours": [],
  "applications": [],
  "payment_methods": [
   "payment-upon-receipt"
  ],
  "min_order_amount": null,
  "terms": "",
  "delivery_types": [
   {
    "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a02",
    "title": "Courier",
    "comment": "",
    "address_mode": "address",
    "date_required": false,
    "time_required": false,
    "price_levels": [],
    "pick_up_points": []
   }
  ],
  "additional_services": [
   {
    "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a03",
    "goods_id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a04",
    "title": "Card",
    "description": "",
    "unit": "piece",
    "price": "3.0000",
    "required": true,
    "multiple": false
   }
  ],
  "categories": [],
  "goods": [
   {
    "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a05",
    "code": "A",
    "title": "Item A",
    "description": "",
    "unit": "piece",
    "quantity_min": null,
    "quantity_step": null,
    "quantity_precision": 0,
    "age_limit": null,
    "price": "10.0000",
    "category_ids": [],
    "photo": null,
    "additional_images": []
   }
  ]
 },
 "PushDevice": {
  "on": true,
  "events": [
   "daily-report",
   "refund",
   "account-low"
  ],
  "public_key": "example",
  "failed_dt": "2026-01-15T09:00:00.000Z"
 },
 "PushDeviceUpdate": {
  "events": [
   "refund",
   "refund"
  ]
 },
 "PushSubscription": {
  "endpoint": "http://127.0.0.1:38367/push/0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01",
  "p256dh": "example",
  "auth": "RAeddREabIbZM-4WiHEvhQ"
 },
 "ReaderPayment": {
  "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01",
  "created_dt": "2026-01-15T09:00:00.000Z",
  "modified_dt": "2026-01-15T09:01:00.000Z",
  "version": 5,
  "transaction_id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a02",
  "state": "paid",
  "currency": "UAH",
  "amount": "40.00",
  "card_brand": "visa",
  "card_last4": "4242",
  "payment_id": "pi_0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a03",
  "paid_dt": "2026-01-15T09:01:00.000Z",
  "problem": null,
  "error_text": null
 },
 "ReaderRefund": {
  "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01",
  "created_dt": "2026-01-15T09:00:00.000Z",
  "modified_dt": "2026-01-15T09:01:00.000Z",
  "version": 4,
  "transaction_id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a02",
  "kind": "cancellation",
  "state": "failed",
  "currency": "UAH",
  "amount": "40.00",
  "card_brand": "visa",
  "card_last4": "4242",
  "refund_id": null,
  "returned_dt": null,
  "problem": "refund-failed",
  "error_text": "expired_or_canceled_card",
  "due_dt": "2026-01-15T09:01:00.000Z"
 },
 "ReceiptEmail": {
  "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01",
  "recipient": "olena@example.com",
  "status": "wait",
  "problem": null,
  "created_dt": "2026-01-15T09:00:00.000Z"
 },
 "ReceiptEmailList": {
  "items": [
   {
    "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01",
    "recipient": "olena@example.com",
    "status": "error",
    "problem": "recipient-refused",
    "created_dt": "2026-01-15T09:00:00.000Z"
   }
  ],
  "customer_email": null
 },
 "RecordCustomerConsentRequest": {
  "user_id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01",
  "answers": [
   {
    "message_type": "sms",
    "agreed": true
   }
  ],
  "source": "paper"
 },
 "RecordedConsentList": {
  "items": [
   {
    "user_id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01",
    "result": "unchanged"
   }
  ]
 },
 "RecoveryCodes": {
  "recovery_codes": [
   "9ZCR-0W16-ENHM-KWH6",
   "BSW4-0ZGR-R51B-EDRQ",
   "YYGY-6RPE-QN7A-PWR3"
  ]
 },
 "ReferralCheck": {
  "valid": true,
  "title": "Kovalenko & Daughters"
 },
 "ReferralInvitation": {
  "code": "2YRJA-QAXN-ND2F-8N8A",
  "programme": {
   "title": "Kovalenko & Daughters",
   "description": "",
   "photo": null
  },
  "inviter_name": "Ivan",
  "title": "Кава",
  "description": "<b>Hello</b>",
  "logo": null,
  "reward": {
   "type": "bonuses",
   "value": "20",
   "currency": "UAH",
   "grant_type": "on-first-purchase"
  },
  "applications": []
 },
 "ReferralProgram": {
  "active": true,
  "referral_title": {},
  "referral_description": {},
  "referrer_title": {},
  "referrer_description": {},
  "referral_reward_type": "bonuses",
  "referral_reward_value": "20",
  "referral_promo_expire_type": "none",
  "referral_promo_expire_value": null,
  "referral_grant_type": "on-first-purchase",
  "referrer_reward_type": "bonuses",
  "referrer_reward_value": "50",
  "referrer_promo_expire_type": "none",
  "referrer_promo_expire_value": null,
  "referrer_grant_type": "on-first-purchase",
  "reward_currency": null,
  "levels": [],
  "min_purchase_amount": null,
  "purchases_limit": 3,
  "days_limit": null,
  "referral_logo": {
   "url": "/files/0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01/0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a02.jpeg",
   "thumbnail_url": "/files/0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01/0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a02_320.jpeg"
  },
  "referrer_logo": {
   "url": "/files/0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01/0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a03.jpeg",
   "thumbnail_url": "/files/0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01/0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a03_320.jpeg"
  },
  "modified_dt": "2026-01-15T09:00:00.000Z",
  "version": 4
 },
 "ReferralProgramUpdate": {
  "active": true,
  "referral_reward_type": "promotional-bonuses",
  "referral_reward_value": "20",
  "referral_grant_type": "on-first-purchase",
  "referrer_reward_type": "promotional-bonuses",
  "referrer_reward_value": "50",
  "referrer_grant_type": "on-first-purchase",
  "referral_promo_expire_type": "day",
  "referral_promo_expire_value": "3",
  "referrer_promo_expire_type": "day",
  "referrer_promo_expire_value": "10"
 },
 "RefundCreate": {
  "lines": [
   {
    "id": "1",
    "quantity": "1"
   }
  ],
  "fingerprint": "example",
  "reason": "Torn"
 },
 "RefundDraft": {
  "lines": [
   {
    "id": "2",
    "quantity": "1"
   }
  ],
  "bonuses_taken_back": "0.44"
 },
 "RefundPreview": {
  "fingerprint": "example",
  "check": {
   "currency": "UAH",
   "items": [
    {
     "id": "1",
     "goods_id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01",
     "code": "A",
     "title": "Item A",
     "unit": "piece",
     "service_type": "goods",
     "quantity": "-1.000",
     "price_base": "10.0000",
     "price_including_taxes": "10.0000",
     "price_posted": "10.0000",
     "amount": "-10.00",
     "discount_amount": "-1.00",
     "discounts": [
      {
       "source": {
        "kind": "rule",
        "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a02",
        "version": 1,
        "title": "Tenth off"
       },
       "amount": "-1.00"
      }
     ],
     "bonuses_redeemed": "-1.10",
     "reduced_amount": "-7.90",
     "taxes": [],
     "contained_taxes_amount": "0.00",
     "sales_taxes_amount": "0.00",
     "amount_to_pay": "-7.90",
     "bonuses_added": "-0.79",
     "promo_bonuses_added": "0.00"
    }
   ],
   "totals": {
    "amount": "-10.00",
    "discount_amount": "-1.00",
    "bonuses_redeemed_amount": "-1.10",
    "contained_taxes_amount": "0.00",
    "sales_taxes_amount": "0.00",
    "delivery_amount": "0.00",
    "tip_amount": "0.00",
    "rounding_amount": "0.00",
    "amount_to_pay": "-7.90",
    "bonuses_added_amount": "-0.79",
    "promo_bonuses_added_amount": "0.00"
   },
   "payments": [
    {
     "payment_type": "cash",
     "amount": "-7.90",
     "tendered": null,
     "change": null
    }
   ],
   "trace": {
    "entries": [],
    "rejected": []
   }
  },
  "payments": [
   {
    "position": 0,
    "payment_type": "cash",
    "amount": "7.90",
    "left": "35.99"
   }
  ],
  "delivery_left": "0.00",
  "tip_left": "0.00",
  "completes": false,
  "bonuses_due": "0.79",
  "bonuses_taken_back": "0.79",
  "bonuses_minimum": "0.79",
  "bonuses_debt": "0.00",
  "bonuses_given_back": "1.10",
  "postings": [
   {
    "kind": "give-back",
    "account": "bonus",
    "unit": "UAH",
    "amount": "1.10",
    "balance_after": "99.70",
    "valid_until": null,
    "of_inviter": false
   }
  ],
  "category_from": null,
  "category_to": null,
  "undo_category": false,
  "has_referral": false,
  "undo_referral": true
 },
 "RegisterWalletDeviceRequest": {
  "pushToken": "token0again"
 },
 "Registration": {
  "type": "email",
  "email": "olena@example.com",
  "password": "<password>",
  "first_name": "Olena",
  "last_name": "Kovalenko",
  "language": "en",
  "business_title": "Rye & Son",
  "country": "UA",
  "currency": "UAH",
  "time_zone": "Europe/Kyiv",
  "referral_code": "W3ND5-RSXBQ"
 },
 "RoleBasedModelUpdate": {
  "active": true
 },
 "RoleInfoList": {
  "items": [
   {
    "code": "business-manager",
    "title": {
     "en": "Business manager",
     "uk": "Керівник бізнесу",
     "ru": "Руководитель бизнеса",
     "de": "Geschäftsleitung",
     "fr": "Direction"
    },
    "description": {
     "en": "Everything except what only the owner can do.",
     "uk": "Усе, крім того, що може лише власник.",
     "ru": "Всё, кроме того, что может только владелец.",
     "de": "Alles außer dem, was nur Inhaber dürfen.",
     "fr": "Tout, sauf ce qui est réservé au propriétaire."
    },
    "areas": [
     {
      "area": "auth",
      "changes": "nothing"
     }
    ]
   }
  ]
 },
 "RoleMapping": {
  "methods_restrictions": {
   "GET /x/audit": [
    "business-manager",
    "accountant",
    "support-operator"
   ],
   "GET /x/audit/actors": [
    "business-manager",
    "accountant",
    "support-operator"
   ],
   "GET /business/auth/token/renew": []
  }
 },
 "RoleView": {
  "role": "business-manager",
  "access_scopes": [
   "security"
  ]
 },
 "Rule": {
  "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01",
  "created_dt": "2026-01-15T09:00:00.000Z",
  "modified_dt": "2026-01-15T09:00:00.000Z",
  "version": 1,
  "loyalty_id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a02",
  "title": "Ten percent",
  "scope": "manual",
  "action_type": "charge-items-percent",
  "sort_order": 3,
  "active": true,
  "pos_ids": [
   "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a03"
  ],
  "terminal_ids": [],
  "currency": "UAH",
  "value": null,
  "exclusive": false,
  "buy_quantity": null,
  "get_quantity": null,
  "get_goods": [],
  "get_categories": [],
  "sets_max": null,
  "card_category_values": [
   {
    "audience": "category",
    "value": "5",
    "card_category_id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a04"
   }
  ],
  "members": false,
  "depends_on": "none",
  "period": "check",
  "thresholds": [],
  "include_goods": [],
  "include_categories": [
   "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a05"
  ],
  "exclude_goods": [],
  "exclude_categories": [],
  "charge_target": "promotional-bonuses",
  "special_account_id": null,
  "promo_expire_type": "month",
  "promo_expire_value": "3",
  "check_amount_min": "100.00",
  "check_amount_max": null,
  "goods_amount_min": null,
  "goods_amount_max": null,
  "date_from": "2026-01-01",
  "date_to": null,
  "week_days": [
   6,
   7
  ],
  "time_from": "22:00",
  "time_to": "02:00",
  "customer_condition": {
   "birthday_before_days": 3,
   "age_from": 18
  },
  "payment_types": [],
  "limit_per_customer": 1,
  "limit_per_day": null,
  "limit_total": null,
  "public_title": {},
  "public_description": {},
  "comment": ""
 },
 "RuleCreate": {
  "title": "Ten percent",
  "action_type": "charge-items-percent",
  "value": null,
  "scope": "manual",
  "currency": "UAH",
  "pos_ids": [
   "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01"
  ],
  "card_category_values": [
   {
    "audience": "category",
    "card_category_id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a02",
    "value": "5"
   }
  ],
  "include_categories": [
   "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a03"
  ],
  "charge_target": "promotional-bonuses",
  "promo_expire_type": "month",
  "promo_expire_value": "3",
  "check_amount_min": "100.00",
  "date_from": "2026-01-01",
  "week_days": [
   6,
   7
  ],
  "time_from": "22:00",
  "time_to": "02:00",
  "customer_condition": {
   "birthday_before_days": 3,
   "age_from": 18
  },
  "limit_per_customer": 1,
  "sort_order": 3
 },
 "RuleList": {
  "items": [
   {
    "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01",
    "created_dt": "2026-01-15T09:02:00.000Z",
    "modified_dt": "2026-01-15T09:02:00.000Z",
    "version": 1,
    "loyalty_id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a02",
    "title": "First",
    "scope": "manual",
    "action_type": "discount-check-percent",
    "sort_order": 1,
    "active": true,
    "pos_ids": [],
    "terminal_ids": [],
    "currency": null,
    "value": "10",
    "exclusive": false,
    "buy_quantity": null,
    "get_quantity": null,
    "get_goods": [],
    "get_categories": [],
    "sets_max": null,
    "card_category_values": [],
    "members": false,
    "depends_on": "none",
    "period": "check",
    "thresholds": [],
    "include_goods": [],
    "include_categories": [],
    "exclude_goods": [],
    "exclude_categories": [],
    "charge_target": null,
    "special_account_id": null,
    "promo_expire_type": "none",
    "promo_expire_value": null,
    "check_amount_min": null,
    "check_amount_max": null,
    "goods_amount_min": null,
    "goods_amount_max": null,
    "date_from": null,
    "date_to": null,
    "week_days": [],
    "time_from": null,
    "time_to": null,
    "customer_condition": null,
    "payment_types": [],
    "limit_per_customer": null,
    "limit_per_day": null,
    "limit_total": null,
    "public_title": {},
    "public_description": {},
    "comment": ""
   }
  ]
 },
 "RuleReplay": {
  "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01",
  "created_dt": "2026-01-15T09:00:00.000Z",
  "modified_dt": "2026-01-15T09:00:00.000Z",
  "version": 1,
  "loyalty_id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a02",
  "person": {
   "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a03",
   "title": "Olena Kovalenko"
  },
  "kind": "programme",
  "rule": {
   "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a04",
   "title": "Draft"
  },
  "title": "Draft",
  "off_rule_ids": [],
  "rules_count": 1,
  "prices_count": null,
  "percent": null,
  "price_change_id": null,
  "date_from": "2026-11-20",
  "date_to": "2026-11-28",
  "state": "running",
  "sales_count": null,
  "done_count": 0,
  "ended_dt": null
 },
 "RuleReplayCreate": {
  "draft": {
   "kind": "rule",
   "rule": {
    "title": "A stamp",
    "action_type": "charge-check-amount",
    "value": "2",
    "charge_target": "special-account",
    "special_account_id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01"
   }
  },
  "date_from": "2026-11-20",
  "date_to": "2026-11-28"
 },
 "RuleReplayDetails": {
  "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01",
  "created_dt": "2026-01-15T09:40:00.000Z",
  "modified_dt": "2026-01-15T09:42:00.000Z",
  "version": 4,
  "loyalty_id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a02",
  "person": {
   "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a03",
   "title": "Olena Kovalenko"
  },
  "kind": "rule",
  "rule": null,
  "title": "Draft",
  "off_rule_ids": [],
  "rules_count": null,
  "prices_count": null,
  "percent": null,
  "price_change_id": null,
  "date_from": "2026-11-20",
  "date_to": "2026-11-28",
  "state": "done",
  "sales_count": 4101,
  "done_count": 4101,
  "ended_dt": "2026-01-15T09:41:00.000Z",
  "rules": [],
  "prices": [],
  "items": [],
  "item_categories": [],
  "price_groups": [],
  "estimate": {
   "sales_count": 4101,
   "touched_count": 4101,
   "applied_count": 4101,
   "earlier_count": 0,
   "unpaid_count": 0,
   "unmeasured_count": 0,
   "unrewarded_count": 0,
   "currencies": [
    {
     "currency": "UAH",
     "sales_count": 4101,
     "touched_count": 4101,
     "before": {
      "amount": "82020.00",
      "discount_amount": "0.00",
      "bonuses_amount": "0.00",
      "redeemed_amount": "0.00",
      "invitations_amount": "0.00",
      "net_amount": "82020.00",
      "amount_to_pay": "82020.00"
     },
     "after": {
      "amount": "82020.00",
      "discount_amount": "8202.00",
      "bonuses_amount": "0.00",
      "redeemed_amount": "0.00",
      "invitations_amount": "0.00",
      "net_amount": "73818.00",
      "amount_to_pay": "73818.00"
     },
     "invitations": [],
     "margin": {
      "sales_count": 0,
      "before": "0.00",
      "after": "0.00"
     }
    }
   ],
   "winners_count": 0,
   "losers_count": 0,
   "customers": [],
   "clashes": [],
   "accounts": [],
   "sales": [
    {
     "transaction": {
      "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a04",
      "title": "1047"
     },
     "created_dt": "2026-01-15T09:19:00.000Z",
     "currency": "UAH",
     "before": {
      "amount": "20.00",
      "discount_amount": "0.00",
      "bonuses_amount": "0.00",
      "redeemed_amount": "0.00",
      "invitations_amount": "0.00",
      "net_amount": "20.00",
      "amount_to_pay": "20.00"
     },
     "after": {
      "amount": "20.00",
      "discount_amount": "2.00",
      "bonuses_amount": "0.00",
      "redeemed_amount": "0.00",
      "invitations_amount": "0.00",
      "net_amount": "18.00",
      "amount_to_pay": "18.00"
     }
    }
   ]
  },
  "result": {
   "sales_count": 4101,
   "touched_count": 4101,
   "applied_count": 4101,
   "earlier_count": 0,
   "unpaid_count": 0,
   "unmeasured_count": 0,
   "unrewarded_count": 0,
   "currencies": [
    {
     "currency": "UAH",
     "sales_count": 4101,
     "touched_count": 4101,
     "before": {
      "amount": "82020.00",
      "discount_amount": "0.00",
      "bonuses_amount": "0.00",
      "redeemed_amount": "0.00",
      "invitations_amount": "0.00",
      "net_amount": "82020.00",
      "amount_to_pay": "82020.00"
     },
     "after": {
      "amount": "82020.00",
      "discount_amount": "8202.00",
      "bonuses_amount": "0.00",
      "redeemed_amount": "0.00",
      "invitations_amount": "0.00",
      "net_amount": "73818.00",
      "amount_to_pay": "73818.00"
     },
     "invitations": [],
     "margin": {
      "sales_count": 0,
      "before": "0.00",
      "after": "0.00"
     }
    }
   ],
   "winners_count": 0,
   "losers_count": 0,
   "customers": [],
   "clashes": [],
   "accounts": [],
   "sales": [
    {
     "transaction": {
      "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a05",
      "title": "1"
     },
     "created_dt": "2026-01-15T09:39:00.000Z",
     "currency": "UAH",
     "before": {
      "amount": "20.00",
      "discount_amount": "0.00",
      "bonuses_amount": "0.00",
      "redeemed_amount": "0.00",
      "invitations_amount": "0.00",
      "net_amount": "20.00",
      "amount_to_pay": "20.00"
     },
     "after": {
      "amount": "20.00",
      "discount_amount": "2.00",
      "bonuses_amount": "0.00",
      "redeemed_amount": "0.00",
      "invitations_amount": "0.00",
      "net_amount": "18.00",
      "amount_to_pay": "18.00"
     }
    }
   ]
  }
 },
 "RuleReplayList": {
  "items": [
   {
    "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01",
    "created_dt": "2026-01-15T09:23:00.000Z",
    "modified_dt": "2026-01-15T09:23:00.000Z",
    "version": 1,
    "loyalty_id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a02",
    "person": {
     "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a03",
     "title": "Olena Kovalenko"
    },
    "kind": "rule",
    "rule": null,
    "title": "Draft",
    "off_rule_ids": [],
    "rules_count": null,
    "prices_count": null,
    "percent": null,
    "price_change_id": null,
    "date_from": "2026-11-20",
    "date_to": "2026-11-28",
    "state": "running",
    "sales_count": null,
    "done_count": 0,
    "ended_dt": null
   }
  ],
  "page": 1,
  "count": 10,
  "total": 9
 },
 "RuleSettings": {
  "discounts_scheme": "sequential",
  "charges_scheme": "summarizing",
  "charge_base": "amount-to-pay",
  "charge_on_bonus_redemption": true,
  "discount_max_percent": "100",
  "discount_rounding_precision": 0,
  "discount_rounding_mode": "half-up",
  "charge_rounding_precision": null,
  "charge_rounding_mode": "half-up",
  "modified_dt": "2026-01-15T09:00:00.000Z",
  "version": 1
 },
 "RuleSettingsUpdate": {
  "discounts_scheme": "sequential",
  "discount_rounding_precision": 0
 },
 "RuleTrial": {
  "rule": {
   "title": "Draft",
   "action_type": "discount-check-percent",
   "value": "10",
   "depends_on": "amount",
   "period": "year",
   "currency": "UAH",
   "thresholds": [
    {
     "from": "0",
     "value": "1"
    }
   ]
  },
  "check": {
   "items": [
    {
     "title": "Coffee",
     "price": "50",
     "quantity": "2"
    }
   ],
   "past_measure": "1000"
  },
  "with_running_rules": false
 },
 "RuleTrialResult": {
  "rule_id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01",
  "check": {
   "currency": "UAH",
   "items": [
    {
     "id": "1",
     "goods_id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a02",
     "code": "",
     "title": "Coffee",
     "unit": "",
     "service_type": "",
     "quantity": "2.000",
     "price_base": "50.0000",
     "price_including_taxes": "50.0000",
     "price_posted": "50.0000",
     "amount": "100.00",
     "discount_amount": "25.00",
     "discounts": [
      {
       "source": {
        "kind": "rule",
        "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a03",
        "version": 1,
        "title": "Better"
       },
       "amount": "25.00"
      }
     ],
     "bonuses_redeemed": "0.00",
     "reduced_amount": "75.00",
     "taxes": [],
     "contained_taxes_amount": "0.00",
     "sales_taxes_amount": "0.00",
     "amount_to_pay": "75.00",
     "bonuses_added": "0.00",
     "promo_bonuses_added": "0.00"
    }
   ],
   "totals": {
    "amount": "100.00",
    "discount_amount": "25.00",
    "bonuses_redeemed_amount": "0.00",
    "contained_taxes_amount": "0.00",
    "sales_taxes_amount": "0.00",
    "delivery_amount": "0.00",
    "tip_amount": "0.00",
    "rounding_amount": "0.00",
    "amount_to_pay": "75.00",
    "bonuses_added_amount": "0.00",
    "promo_bonuses_added_amount": "0.00"
   },
   "payments": [],
   "trace": {
    "entries": [
     {
      "step": "price-source",
      "line": "1",
      "source": {
       "kind": "goods-price",
       "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a02",
       "version": null,
       "title": "Coffee"
      },
      "before": null,
      "change": null,
      "after": "50.0000",
      "params": {
       "entered_as": "base"
      }
     }
    ],
    "rejected": [
     {
      "source": {
       "kind": "rule",
       "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01",
       "version": null,
       "title": "Draft"
      },
      "line": "1",
      "reason": "beaten",
      "details": {
       "winner_id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a03",
       "would": "20.00"
      }
     }
    ]
   }
  }
 },
 "RuleUpdate": {
  "scope": "manual",
  "date_to": "2027-01-31",
  "include_goods": [
   "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01"
  ],
  "week_days": [
   6,
   7
  ]
 },
 "RulesAsOf": {
  "until": "2026-01-15T09:04:00.000Z",
  "items": [
   {
    "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01",
    "created_dt": "2026-01-15T09:01:00.000Z",
    "modified_dt": "2026-01-15T09:01:00.000Z",
    "version": 1,
    "loyalty_id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a02",
    "title": "Five",
    "scope": "manual",
    "action_type": "discount-check-percent",
    "sort_order": 2,
    "active": true,
    "pos_ids": [],
    "terminal_ids": [],
    "currency": null,
    "value": "5",
    "exclusive": false,
    "buy_quantity": null,
    "get_quantity": null,
    "get_goods": [],
    "get_categories": [],
    "sets_max": null,
    "card_category_values": [],
    "members": false,
    "depends_on": "none",
    "period": "check",
    "thresholds": [],
    "include_goods": [],
    "include_categories": [],
    "exclude_goods": [],
    "exclude_categories": [],
    "charge_target": null,
    "special_account_id": null,
    "promo_expire_type": "none",
    "promo_expire_value": null,
    "check_amount_min": null,
    "check_amount_max": null,
    "goods_amount_min": null,
    "goods_amount_max": null,
    "date_from": null,
    "date_to": null,
    "week_days": [],
    "time_from": null,
    "time_to": null,
    "customer_condition": null,
    "payment_types": [],
    "limit_per_customer": null,
    "limit_per_day": null,
    "limit_total": null,
    "public_title": {},
    "public_description": {},
    "comment": ""
   }
  ],
  "settings": {
   "discounts_scheme": "maximum",
   "charges_scheme": "summarizing",
   "charge_base": "amount-to-pay",
   "charge_on_bonus_redemption": true,
   "discount_max_percent": "40",
   "discount_rounding_precision": null,
   "discount_rounding_mode": "half-up",
   "charge_rounding_precision": null,
   "charge_rounding_mode": "half-up",
   "modified_dt": "2026-01-15T09:03:00.000Z",
   "version": 1
  }
 },
 "SaleCreate": {
  "customer_id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01",
  "items": [
   {
    "line_id": "1",
    "code": "A",
    "quantity": "1"
   }
  ],
  "payments": [
   {
    "payment_type": "special-account",
    "special_account_id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a02"
   }
  ],
  "vehicle_id": "AA1234BB",
  "odometer": 7
 },
 "SavedView": {
  "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01",
  "created_dt": "2026-01-15T09:00:00.000Z",
  "modified_dt": "2026-01-15T09:00:00.000Z",
  "version": 1,
  "list": "pos",
  "title": "Shops",
  "shared": false,
  "search": {
   "sort": "title",
   "count": "25",
   "order": "desc",
   "columns": "title,active",
   "pos_type": "pos"
  },
  "mine": true,
  "changeable": true,
  "made_by": null
 },
 "SavedViewCreate": {
  "list": "pos",
  "title": "Shops",
  "search": {
   "pos_type": "pos",
   "sort": "title",
   "order": "desc",
   "count": "25",
   "columns": "title,active"
  }
 },
 "SavedViewList": {
  "items": [
   {
    "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01",
    "created_dt": "2026-01-15T09:00:00.000Z",
    "modified_dt": "2026-01-15T09:00:00.000Z",
    "version": 1,
    "list": "pos",
    "title": "beta",
    "shared": true,
    "search": {
     "pos_type": "road-tanker"
    },
    "mine": true,
    "changeable": true,
    "made_by": null
   }
  ]
 },
 "SavedViewUpdate": {
  "title": "Corner shop",
  "search": {
   "sort": "title"
  },
  "shared": false
 },
 "SearchResultList": {
  "items": [
   {
    "entity_type": "rule",
    "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01",
    "loyalty_id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a02",
    "title": "Ten percent on Sundays",
    "detail": "Kovalenko & Daughters"
   }
  ]
 },
 "SecondFactorChallenge": {
  "token": "<token, shown once>",
  "expires_dt": "2026-01-15T09:00:00.000Z",
  "methods": [
   "totp",
   "recovery"
  ],
  "passkey_options": null
 },
 "SecondFactorProof": {
  "token": "<token, shown once>",
  "credential": {
   "id": "p2RV-TdBvSm4wOXFjP6f1Q",
   "rawId": "p2RV-TdBvSm4wOXFjP6f1Q",
   "type": "public-key",
   "clientExtensionResults": {},
   "response": {
    "clientDataJSON": "example",
    "authenticatorData": "example",
    "signature": "n4bQgYhMfWWaL-qgxVrQFaO_TxsrC4Is0V1sFbDwCggn4bQgYhMfWWaL-qgxVrQFaO_TxsrC4Is0V1sFbDwCgg"
   }
  }
 },
 "SecondFactorRequirement": {
  "second_factor_required": true
 },
 "SecondFactors": {
  "items": [
   {
    "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01",
    "kind": "totp",
    "title": "Authenticator",
    "created_dt": "2026-01-15T09:00:00.000Z",
    "used_dt": null
   }
  ],
  "recovery_codes_left": 9
 },
 "SendCheckReceiptEmailRequest": {
  "email": "olena@example.com"
 },
 "SentCode": {
  "token": "<token, shown once>",
  "expires_dt": "2026-01-15T09:00:00.000Z"
 },
 "ServiceTypeInfoList": {
  "items": [
   {
    "code": "goods",
    "title": {
     "en": "Goods",
     "uk": "Товар",
     "ru": "Товар",
     "de": "Ware",
     "fr": "Marchandise"
    }
   }
  ]
 },
 "ServiceUnavailable": {
  "type": "about:blank",
  "title": "server.unavailable",
  "status": 503,
  "detail": "The server cannot respond now; repeating the request with the same key is safe.",
  "code": "server.unavailable",
  "request_id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01"
 },
 "Session": {
  "user": {
   "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01",
   "created_dt": "2026-01-15T09:00:00.000Z",
   "modified_dt": "2026-01-15T09:00:00.000Z",
   "version": 2,
   "email": "olena@example.com",
   "email_confirmed": true,
   "first_name": "Oksana",
   "last_name": "Melnyk",
   "phone": null,
   "phone_confirmed": false,
   "photo": null,
   "external_id": null,
   "language": "en"
  },
  "token": "<token, shown once>",
  "expires_dt": "2026-01-15T09:01:00.000Z",
  "staff": {
   "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a02",
   "title": "Oksana Melnyk",
   "roles": [
    "accountant"
   ]
  },
  "access": "admin",
  "access_scopes": [],
  "roles": [
   "accountant"
  ],
  "business": {
   "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a03",
   "title": "Kovalenko & Daughters",
   "business_code": "K7M2Q9"
  }
 },
 "ShiftClosing": {
  "counted_amount": "170.50",
  "denominations": [
   {
    "value": "50.00",
    "count": 3
   }
  ]
 },
 "ShiftCreate": {
  "opening_amount": "0.00"
 },
 "ShiftDetails": {
  "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01",
  "created_dt": "2026-01-15T09:00:00.000Z",
  "modified_dt": "2026-01-15T09:02:00.000Z",
  "version": 2,
  "number": "3",
  "terminal": {
   "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a02",
   "title": "Till 1"
  },
  "pos": {
   "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a03",
   "title": "Khreshchatyk 1"
  },
  "currency": "UAH",
  "state": "closed",
  "opened_dt": "2026-01-15T09:00:00.000Z",
  "opened_by": null,
  "closed_dt": "2026-01-15T09:02:00.000Z",
  "closed_by": null,
  "opening_amount": "10.00",
  "turnover_amount": "0.00",
  "expected_amount": "42.28",
  "counted_amount": "42.28",
  "difference_amount": "0.00",
  "comment": null,
  "report": {
   "first_check": "8",
   "last_check": "8",
   "sales": {
    "count": 1,
    "amount": "58.85",
    "discount_amount": "1.77",
    "bonuses_redeemed_amount": "0.00",
    "sales_taxes_amount": "0.00",
    "contained_taxes_amount": "0.00",
    "delivery_amount": "0.00",
    "tip_amount": "0.00",
    "rounding_amount": "0.00",
    "amount_to_pay": "57.08",
    "bonuses_added_amount": "0.00"
   },
   "refunds": {
    "count": 1,
    "amount": "-58.85",
    "discount_amount": "-1.77",
    "bonuses_redeemed_amount": "0.00",
    "sales_taxes_amount": "0.00",
    "contained_taxes_amount": "0.00",
    "delivery_amount": "0.00",
    "tip_amount": "0.00",
    "rounding_amount": "0.00",
    "amount_to_pay": "-57.08",
    "bonuses_added_amount": "0.00"
   },
   "payments": [
    {
     "payment_type": "bank-card",
     "sales_amount": "57.08",
     "refunds_amount": "-57.08"
    }
   ],
   "taxes": [],
   "cash": {
    "opening_amount": "10.00",
    "sales_amount": "0.00",
    "refunds_amount": "0.00",
    "paid_in_amount": "32.28",
    "paid_out_amount": "0.00",
    "expected_amount": "42.28"
   }
  },
  "movements": [
   {
    "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a04",
    "direction": "in",
    "amount": "32.28",
    "reason": "Change",
    "created_dt": "2026-01-15T09:01:00.000Z",
    "made_by": null
   }
  ],
  "denominations": null
 },
 "ShiftList": {
  "items": [
   {
    "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01",
    "created_dt": "2026-01-15T09:00:00.000Z",
    "modified_dt": "2026-01-15T09:01:00.000Z",
    "version": 2,
    "number": "1",
    "terminal": {
     "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a02",
     "title": "Till 1"
    },
    "pos": {
     "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a03",
     "title": "Khreshchatyk 1"
    },
    "currency": "UAH",
    "state": "closed",
    "opened_dt": "2026-01-15T09:00:00.000Z",
    "opened_by": null,
    "closed_dt": "2026-01-15T09:01:00.000Z",
    "closed_by": null,
    "opening_amount": "100.00",
    "turnover_amount": "10.00",
    "expected_amount": "110.00",
    "counted_amount": "109.00",
    "difference_amount": "-1.00",
    "comment": null
   }
  ],
  "page": 1,
  "count": 10,
  "total": 1,
  "totals": [
   {
    "currency": "UAH",
    "count": 1,
    "turnover_amount": "10.00",
    "difference_amount": "-1.00"
   }
  ]
 },
 "SignIn": {
  "login": "olena@example.com",
  "password": "<password>"
 },
 "SignInByCodeCreate": {
  "token": "<token, shown once>",
  "code": "430064"
 },
 "SoldItemList": {
  "items": [
   {
    "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01:0",
    "transaction_id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01",
    "number": "1",
    "created_dt": "2026-01-15T09:00:00.000Z",
    "status": "success",
    "canceled": false,
    "loyalty": {
     "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a02",
     "title": "Kovalenko & Daughters"
    },
    "pos": {
     "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a03",
     "title": "Khreshchatyk 1"
    },
    "terminal": {
     "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a04",
     "title": "Till 1"
    },
    "business_staff": null,
    "customer": null,
    "currency": "UAH",
    "special_account": null,
    "credited_accounts": [],
    "line_id": "A",
    "goods_id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a05",
    "code": "A",
    "title": "Item A",
    "unit": "piece",
    "service_type": "goods",
    "quantity": "2.000",
    "price_posted": "10.0000",
    "amount": "20.00",
    "discount_amount": "0.00",
    "bonuses_redeemed": "0.00",
    "contained_taxes_amount": "0.00",
    "sales_taxes_amount": "0.00",
    "amount_to_pay": "20.00",
    "bonuses_added": "0.00",
    "promo_bonuses_added": "0.00",
    "gross_margin": {
     "net_amount": "20.00",
     "cost_amount": "8.00",
     "amount": "12.00",
     "percent": "60.000000"
    }
   }
  ],
  "page": 1,
  "count": 10,
  "total": 2,
  "totals": [
   {
    "currency": "UAH",
    "count": "2",
    "amount": "25.55",
    "discount_amount": "0.00",
    "bonuses_redeemed": "0.00",
    "contained_taxes_amount": "0.00",
    "sales_taxes_amount": "0.00",
    "amount_to_pay": "25.55",
    "bonuses_added": "0.00"
   }
  ]
 },
 "SpecialAccount": {
  "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01",
  "created_dt": "2026-01-15T09:00:00.000Z",
  "modified_dt": "2026-01-15T09:00:00.000Z",
  "version": 1,
  "title": "Deposit",
  "public_title": {
   "en": "Fuel account",
   "uk": "Паливний рахунок"
  },
  "public_description": {
   "en": "Litres ahead"
  },
  "scope": "retail",
  "type": "goods",
  "currency": null,
  "unit": "L",
  "goods_codes": [
   "A95",
   "DP"
  ],
  "limit_without_pin": "40.500",
  "credit_type": "credit",
  "credit_limit": "100.000",
  "odometer": "yes",
  "vehicle_id": "possible",
  "loyalty_ids": [
   "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a02"
  ],
  "pos_ids": [
   "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a03"
  ],
  "expire_type": "none",
  "expire_value": null,
  "refill_allowed_in_app": true,
  "refill_min": "10.000",
  "refill_max": "1000.000",
  "refill_presets": [
   "50.000",
   "100.125"
  ],
  "low_balance_notify": "20.000",
  "bonuses_on_payment": false,
  "active": false,
  "sort_order": 4,
  "accounts_count": 0
 },
 "SpecialAccountAdjustment": {
  "user_id_value": "+380501234567",
  "user_id_type": "phone",
  "special_account_id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01",
  "balance": "90",
  "comment": "Count"
 },
 "SpecialAccountCreate": {
  "title": "Deposit",
  "scope": "retail",
  "type": "goods",
  "currency": null,
  "unit": "L",
  "public_title": {
   "en": "Fuel account",
   "uk": "Паливний рахунок"
  },
  "public_description": {
   "en": "Litres ahead"
  },
  "goods_codes": [
   "A95",
   "DP"
  ],
  "limit_without_pin": "40.5",
  "credit_type": "credit",
  "credit_limit": "100",
  "odometer": "yes",
  "vehicle_id": "possible",
  "loyalty_ids": [
   "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01"
  ],
  "pos_ids": [
   "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a02"
  ],
  "refill_allowed_in_app": true,
  "refill_min": "10",
  "refill_max": "1000",
  "refill_presets": [
   "50",
   "100.125"
  ],
  "low_balance_notify": "20",
  "bonuses_on_payment": false,
  "active": false,
  "sort_order": 4
 },
 "SpecialAccountHolderList": {
  "items": [
   {
    "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01",
    "user_id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a02",
    "name": "Ivan",
    "phone": null,
    "email": null,
    "external_id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a03",
    "credit_type": "debit",
    "credit_limit": "0.00",
    "balance": "0.00",
    "reserved": "0.00",
    "amount": "0.00",
    "low": false,
    "active": true,
    "last_movement_dt": null,
    "extended": {
     "title": null,
     "comment": "Firm",
     "odometer": null,
     "vehicle_id": null,
     "limits": [
      {
       "period": "month",
       "amount": "100.00",
       "goods_code": null,
       "used": "0.00"
      }
     ]
    }
   }
  ],
  "page": 1,
  "count": 10,
  "total": 1
 },
 "SpecialAccountHoldersUpdate": {
  "customers": [
   {
    "user_id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01",
    "amount": "1.00",
    "mode": "set"
   }
  ],
  "comment": "Why"
 },
 "SpecialAccountHoldersUpdated": {
  "changed": 4,
  "opened": 1,
  "items": [
   {
    "user_id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01",
    "account_id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a02",
    "transaction_id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a03",
    "balance": "15.00"
   }
  ]
 },
 "SpecialAccountList": {
  "items": [
   {
    "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01",
    "created_dt": "2026-01-15T09:01:00.000Z",
    "modified_dt": "2026-01-15T09:01:00.000Z",
    "version": 1,
    "title": "C",
    "public_title": {},
    "public_description": {},
    "scope": "corporate",
    "type": "money",
    "currency": "UAH",
    "unit": null,
    "goods_codes": [],
    "limit_without_pin": null,
    "credit_type": "debit",
    "credit_limit": "0.00",
    "odometer": "no",
    "vehicle_id": "no",
    "loyalty_ids": [],
    "pos_ids": [],
    "expire_type": "none",
    "expire_value": null,
    "refill_allowed_in_app": false,
    "refill_min": null,
    "refill_max": null,
    "refill_presets": [],
    "low_balance_notify": null,
    "bonuses_on_payment": true,
    "active": true,
    "sort_order": 1,
    "accounts_count": 0
   }
  ]
 },
 "SpecialAccountOptionList": {
  "items": [
   {
    "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01",
    "title": "B",
    "active": true,
    "scope": "retail",
    "type": "money",
    "currency": "UAH",
    "unit": null
   }
  ]
 },
 "SpecialAccountRefill": {
  "customer_id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01",
  "special_account_id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a02",
  "amount": "100",
  "payment_type": "cash",
  "document_number": "17",
  "comment": "Paid"
 },
 "SpecialAccountUpdate": {
  "title": "Litres",
  "type": "goods",
  "currency": null,
  "unit": "L"
 },
 "SpecialAccountWriteOff": {
  "user_id_value": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01",
  "user_id_type": "external-id",
  "special_account_id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a02",
  "amount": "15.5"
 },
 "StaffCode": {
  "auth_code": "JNYAQ-FW0WT",
  "created_dt": "2026-01-15T09:00:00.000Z"
 },
 "StaffCreate": {
  "first_name": "Iryna",
  "last_name": "Bondar",
  "position": "Cashier",
  "phone": "067 123 45 67",
  "email": "olena@example.com",
  "language": "uk",
  "access": "admin",
  "access_scopes": [
   "payments"
  ],
  "roles": [
   "accountant"
  ],
  "suspended": false,
  "external_code": "T-17",
  "hired_date": "2024-02-29",
  "comment": "Mornings"
 },
 "StaffInvitation": {
  "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01",
  "created_dt": "2026-01-15T09:00:00.000Z",
  "modified_dt": "2026-01-15T09:00:00.000Z",
  "version": 1,
  "email": "olena@example.com",
  "first_name": "Oksana",
  "last_name": "Melnyk",
  "language": "en",
  "access": "admin",
  "access_scopes": [],
  "roles": [
   "accountant"
  ],
  "pos_ids": [
   "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a02"
  ],
  "sent_dt": "2026-01-15T09:00:00.000Z",
  "expires_dt": "2026-01-15T09:01:00.000Z",
  "inviter": "Olena Kovalenko"
 },
 "StaffInvitationCreate": {
  "email": "olena@example.com",
  "first_name": "Oksana",
  "last_name": "Melnyk",
  "access": "admin",
  "roles": [
   "accountant"
  ],
  "pos_ids": [
   "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01"
  ]
 },
 "StaffInvitationList": {
  "items": [
   {
    "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01",
    "created_dt": "2026-01-15T09:00:00.000Z",
    "modified_dt": "2026-01-15T09:00:00.000Z",
    "version": 1,
    "email": "olena@example.com",
    "first_name": "Mine",
    "last_name": "",
    "language": "en",
    "access": "business-staff",
    "access_scopes": [],
    "roles": [],
    "pos_ids": [],
    "sent_dt": "2026-01-15T09:00:00.000Z",
    "expires_dt": "2026-01-15T09:01:00.000Z",
    "inviter": "Olena Mine"
   }
  ]
 },
 "StaffMember": {
  "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01",
  "created_dt": "2026-01-15T09:00:00.000Z",
  "modified_dt": "2026-01-15T09:00:00.000Z",
  "version": 1,
  "first_name": "Iryna",
  "last_name": "Bondar",
  "position": "Cashier",
  "phone": "+380501234567",
  "email": "olena@example.com",
  "login": null,
  "language": "uk",
  "access": "admin",
  "access_scopes": [
   "payments"
  ],
  "roles": [
   "accountant"
  ],
  "pos_ids": [],
  "suspended": false,
  "external_code": "T-17",
  "hired_date": "2024-02-29",
  "comment": "Mornings",
  "title": "Iryna Bondar",
  "photo": null,
  "person_id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a02",
  "has_account": false,
  "password_set": false,
  "auth_code_dt": null,
  "terminals": []
 },
 "StaffMemberList": {
  "items": [
   {
    "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01",
    "created_dt": "2026-01-15T09:00:00.000Z",
    "modified_dt": "2026-01-15T09:01:00.000Z",
    "version": 2,
    "first_name": "Iryna",
    "last_name": "Moroz",
    "position": "Cashier",
    "phone": null,
    "email": "olena@example.com",
    "login": null,
    "language": "uk",
    "access": "admin",
    "access_scopes": [
     "payments"
    ],
    "roles": [
     "accountant"
    ],
    "pos_ids": [],
    "suspended": false,
    "external_code": "T-17",
    "hired_date": "2024-02-29",
    "comment": "Mornings",
    "title": "Iryna Moroz",
    "photo": null,
    "person_id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a02",
    "has_account": false,
    "password_set": false,
    "auth_code_dt": null,
    "terminals": []
   }
  ],
  "page": 1,
  "count": 10,
  "total": 2
 },
 "StaffMemberUpdate": {
  "position": "Founder",
  "access": "owner"
 },
 "StaffOptionList": {
  "items": [
   {
    "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01",
    "title": "anna Zhuk",
    "active": true,
    "position": "Cook"
   }
  ]
 },
 "StaffSignInCreate": {
  "auth_code": "JNYAQ-FW0WT"
 },
 "StewardCode": {
  "code": "163441",
  "expires_dt": "2026-01-15T09:00:00.000Z"
 },
 "StripeConnectionToken": {
  "secret": "<secret, shown once>"
 },
 "StripeDevice": {
  "active": true,
  "secret_key_set": true,
  "location_id": "tml_0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01",
  "reader_id": "tmr_0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a02",
  "reader_label": "Till 1",
  "reader_type": "simulated_wisepos_e",
  "serial_number": "WSC513105011295",
  "version": 4
 },
 "StripeDeviceUpdate": {
  "secret_key": "sk_test_2",
  "reader_id": "tmr_0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01",
  "active": true
 },
 "StripeLocation": {
  "location_id": "tml_0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01",
  "display_name": "Хрещатик, 1",
  "line1": "Khreshchatyk 1",
  "city": "Kyiv",
  "state": "",
  "postal_code": "",
  "country": "UA",
  "version": 3
 },
 "StripeLocationUpdate": {
  "display_name": "Хрещатик, 1",
  "line1": "Khreshchatyk 1",
  "city": "Kyiv",
  "country": "UA"
 },
 "Subscription": {
  "business_name": "Kovalenko & Daughters",
  "language": null,
  "channels": [
   {
    "message_type": "sms",
    "allowed": false
   }
  ]
 },
 "SupportAccess": {
  "available": true,
  "support": true,
  "until_dt": "2026-01-15T09:01:00.000Z",
  "granted_by": "Olena Kovalenko",
  "entered_by": "Olena Kovalenko",
  "entered_dt": "2026-01-15T09:00:00.000Z"
 },
 "SupportAccessCreate": {
  "support": true,
  "hours": 2
 },
 "SupportMessageCreate": {
  "subject": "Prices of tea",
  "text": "They are not shown at the till.",
  "attachments": [
   {
    "name": "till.png",
    "content": "<file in Base64>"
   }
  ]
 },
 "Tax": {
  "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01",
  "created_dt": "2026-01-15T09:00:00.000Z",
  "modified_dt": "2026-01-15T09:00:00.000Z",
  "version": 1,
  "loyalty_id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a02",
  "title": "VAT",
  "code": "VAT-20",
  "public_title": {
   "en": "VAT"
  },
  "classification": "base-tax",
  "type": "percentage",
  "rate": "5.656780",
  "precision": 2,
  "compound_on": [
   "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a03"
  ],
  "registration_number": "UA-1",
  "active": true,
  "is_used": false
 },
 "TaxCreate": {
  "title": "VAT",
  "code": "VAT-20",
  "classification": "base-tax",
  "type": "percentage",
  "rate": "5.65678",
  "public_title": {
   "en": "VAT"
  },
  "precision": 2,
  "compound_on": [
   "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01"
  ],
  "registration_number": "UA-1"
 },
 "TaxList": {
  "items": [
   {
    "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01",
    "created_dt": "2026-01-15T09:00:00.000Z",
    "modified_dt": "2026-01-15T09:00:00.000Z",
    "version": 1,
    "loyalty_id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a02",
    "title": "VAT",
    "code": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a03",
    "public_title": {},
    "classification": "base-tax",
    "type": "percentage",
    "rate": "20.000000",
    "precision": 6,
    "compound_on": [],
    "registration_number": null,
    "active": true,
    "is_used": false
   }
  ]
 },
 "TaxOptionList": {
  "items": [
   {
    "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01",
    "title": "VAT",
    "active": true,
    "code": "V",
    "classification": "base-tax",
    "type": "percentage",
    "rate": "20.000000"
   }
  ]
 },
 "TaxSummaryItemList": {
  "items": [
   {
    "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01:A:Item A:piece:0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a02:UAH:base-tax:amount:EX:Excise",
    "tax_id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a02",
    "tax_code": "EX",
    "tax_title": "Excise",
    "classification": "base-tax",
    "type": "amount",
    "currency": "UAH",
    "transactions_count": 1,
    "amount_without_tax": "9.50",
    "amount": "1.50",
    "amount_with_tax": "11.00",
    "item_id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01",
    "item_code": "A",
    "item_title": "Item A",
    "unit": "piece",
    "quantity": "1.000"
   }
  ]
 },
 "TaxSummaryList": {
  "items": [
   {
    "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01:UAH:base-tax:amount:EX:Excise",
    "tax_id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01",
    "tax_code": "EX",
    "tax_title": "Excise",
    "classification": "base-tax",
    "type": "amount",
    "currency": "UAH",
    "transactions_count": 1,
    "amount_without_tax": "9.50",
    "amount": "1.50",
    "amount_with_tax": "11.00"
   }
  ]
 },
 "TaxUpdate": {
  "active": false,
  "rate": "7"
 },
 "Terminal": {
  "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01",
  "created_dt": "2026-01-15T09:00:00.000Z",
  "modified_dt": "2026-01-15T09:01:00.000Z",
  "version": 3,
  "pos": {
   "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a02",
   "title": "Khreshchatyk 1"
  },
  "loyalty": {
   "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a03",
   "title": "Kovalenko & Daughters"
  },
  "price_group": null,
  "title": "Till 1",
  "terminal_type": "register",
  "display_type": "customer-identity",
  "display_active": false,
  "currency": "UAH",
  "language": "uk",
  "login": null,
  "phone": null,
  "staff_auth_required": false,
  "line_tolerance": "0.01",
  "active": false,
  "password_set": false,
  "api_key_dt": null,
  "ibeacon": {
   "uuid": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a04",
   "major": 1,
   "minor": 1,
   "tx_power": -59,
   "advertisement_hex": "example"
  },
  "has_sold": false
 },
 "TerminalApplication": {
  "identification_methods": [],
  "payment_types_allowed": [
   "cash"
  ],
  "customer_required": false,
  "price_entry": "none",
  "print_receipt": false,
  "receipt_template": "business",
  "receipt_copies": 1,
  "receipt_paper": "80-mm",
  "idle_timeout_s": 0,
  "allow_cancel_by_steward_code": false,
  "cash_shift_required": false,
  "odometer": "no",
  "vehicle_id": "no",
  "tips_enabled": false,
  "tips_presets": [
   5
  ],
  "version": 2
 },
 "TerminalApplicationUpdate": {
  "tips_enabled": true,
  "tips_presets": [
   5,
   10
  ],
  "idle_timeout_s": 60
 },
 "TerminalCostList": {
  "items": [
   {
    "additional_cost_id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01",
    "code": "ACQ",
    "title": "Acquiring",
    "kind": "commission",
    "type": "percentage",
    "default_value": "10.000000",
    "value": "20.000000",
    "active": true
   }
  ]
 },
 "TerminalCostsWrite": {
  "costs": [
   {
    "additional_cost_id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01",
    "value": "20"
   }
  ]
 },
 "TerminalCreate": {
  "title": "Каса 2",
  "currency": "UAH",
  "terminal_type": "kiosk",
  "display_type": "gift-redeem",
  "display_active": true,
  "phone": "067 123 45 67",
  "price_group_id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01",
  "staff_auth_required": true,
  "active": false,
  "login": "till-1",
  "password": "<password>",
  "pos_id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a02"
 },
 "TerminalGoodsList": {
  "items": [
   {
    "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01",
    "code": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a02",
    "title": "Coffee",
    "unit": "piece",
    "service_type": "goods",
    "category_ids": [],
    "photo": null,
    "currency": "UAH",
    "price": "12.0000",
    "prices_values": [
     {
      "level": "base",
      "price": "10.0000"
     }
    ],
    "taxes_values": [
     {
      "tax_id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a03",
      "code": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a04",
      "title": "VAT",
      "classification": "base-tax",
      "type": "percentage",
      "rate": "20.000000",
      "amount": "2.0000"
     }
    ],
    "margins_values": [],
    "price_explain": {
     "levels": [
      {
       "level": "base",
       "price": "10.0000"
      }
     ],
     "taxes": [
      {
       "tax_id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a03",
       "code": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a04",
       "title": "VAT",
       "classification": "base-tax",
       "type": "percentage",
       "rate": "20.000000",
       "amount": "2.0000"
      }
     ],
     "problem": null,
     "trace": {
      "entries": [
       {
        "step": "price-source",
        "line": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01",
        "source": {
         "kind": "master-price",
         "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a05",
         "version": null,
         "title": "Coffee"
        },
        "before": null,
        "change": null,
        "after": "10.0000",
        "params": {
         "entered_as": "base"
        }
       }
      ],
      "rejected": []
     }
    }
   }
  ]
 },
 "TerminalGoodsPage": {
  "items": [
   {
    "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01",
    "code": "A",
    "title": "Item A",
    "unit": "piece",
    "service_type": "goods",
    "category_ids": [],
    "photo": null,
    "currency": "UAH",
    "price": "10.0000",
    "customers_account_info": [
     {
      "special_account_id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a02",
      "extended": {
       "title": "Fuel",
       "type": "money",
       "currency": "UAH",
       "unit": null,
       "available": "50.00"
      }
     }
    ]
   }
  ],
  "page": 1,
  "count": 10,
  "total": 2
 },
 "TerminalInfo": {
  "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01",
  "title": "Till 1",
  "terminal_type": "register",
  "display_active": false,
  "display_type": "customer-identity",
  "phone": null,
  "currency": "UAH",
  "line_tolerance": "0.01",
  "language": "uk",
  "pos": {
   "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a02",
   "title": "Khreshchatyk 1",
   "time_zone": "Europe/Kyiv"
  },
  "loyalty": {
   "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a03",
   "title": "Kovalenko & Daughters"
  },
  "business": {
   "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a04",
   "title": "Kovalenko & Daughters",
   "business_code": "K7M2Q9",
   "photo": null
  },
  "application": {
   "identification_methods": [],
   "payment_types_allowed": [],
   "customer_required": false,
   "price_entry": "none",
   "print_receipt": false,
   "receipt_template": "business",
   "receipt_copies": 1,
   "receipt_paper": "80-mm",
   "idle_timeout_s": 0,
   "allow_cancel_by_steward_code": false,
   "cash_shift_required": false,
   "odometer": "no",
   "vehicle_id": "no",
   "tips_enabled": false,
   "tips_presets": []
  },
  "fiscal": false,
  "receipt_emails": false,
  "card_reader": false,
  "steward_codes": false,
  "ibeacon": {
   "uuid": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a05",
   "major": 1,
   "minor": 1,
   "tx_power": -59,
   "advertisement_hex": "example"
  }
 },
 "TerminalItemCosts": {
  "item_id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01",
  "code": "A",
  "title": "Item A",
  "active": true,
  "costs": [
   {
    "additional_cost_id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a02",
    "title": "Acquiring",
    "type": "percentage",
    "value": "0.000000",
    "own": true
   }
  ]
 },
 "TerminalItemCostsList": {
  "items": [
   {
    "item_id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01",
    "code": "A",
    "title": "Item A",
    "active": true,
    "costs": [
     {
      "additional_cost_id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a02",
      "title": "Acquiring",
      "type": "percentage",
      "value": "1.000000",
      "own": true
     }
    ]
   }
  ]
 },
 "TerminalItemCostsPage": {
  "items": [
   {
    "item_id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01",
    "code": "B",
    "title": "Item B",
    "active": true,
    "costs": [
     {
      "additional_cost_id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a02",
      "title": "Acquiring",
      "type": "percentage",
      "value": "3.000000",
      "own": true
     }
    ]
   }
  ],
  "page": 2,
  "count": 1,
  "total": 2
 },
 "TerminalItemCostsUpdate": {
  "costs": [
   {
    "additional_cost_id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01",
    "value": "0"
   }
  ]
 },
 "TerminalKey": {
  "api_key": "<API key, shown once>",
  "created_dt": "2026-01-15T09:00:00.000Z"
 },
 "TerminalList": {
  "items": [
   {
    "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01",
    "created_dt": "2026-01-15T09:00:00.000Z",
    "modified_dt": "2026-01-15T09:00:00.000Z",
    "version": 1,
    "pos": {
     "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a02",
     "title": "Sofiivska 2"
    },
    "loyalty": {
     "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a03",
     "title": "Kovalenko & Daughters"
    },
    "price_group": {
     "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a04",
     "title": "Retail"
    },
    "title": "Каса 2",
    "terminal_type": "kiosk",
    "display_type": "gift-redeem",
    "display_active": true,
    "currency": "UAH",
    "language": "en",
    "login": "till-1",
    "phone": "+380501234567",
    "staff_auth_required": true,
    "line_tolerance": "0.01",
    "active": false,
    "password_set": true,
    "api_key_dt": null,
    "ibeacon": null,
    "has_sold": false
   }
  ]
 },
 "TerminalNotificationSettings": {
  "events": [
   {
    "event": "refund",
    "channels": [
     "app"
    ],
    "staff_ids": [
     "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01"
    ],
    "emails": [],
    "phones": []
   }
  ],
  "modified_dt": "2026-01-15T09:00:00.000Z",
  "version": 1
 },
 "TerminalNotificationSettingsUpdate": {
  "events": [
   {
    "event": "refund",
    "channels": [
     "app"
    ],
    "staff_ids": [
     "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01"
    ],
    "emails": [],
    "phones": []
   }
  ]
 },
 "TerminalOptionList": {
  "items": [
   {
    "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01",
    "title": "Till 1",
    "active": true,
    "pos_id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a02",
    "currency": "UAH",
    "terminal_type": "register"
   }
  ]
 },
 "TerminalSession": {
  "token": "<token, shown once>",
  "expires_dt": "2026-01-15T09:00:00.000Z",
  "terminal": {
   "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01",
   "title": "Till 1",
   "terminal_type": "register",
   "display_active": false,
   "display_type": "customer-identity",
   "phone": null,
   "currency": "UAH",
   "line_tolerance": "0.01",
   "language": "uk",
   "pos": {
    "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a02",
    "title": "Khreshchatyk 1",
    "time_zone": "Europe/Kyiv"
   },
   "loyalty": {
    "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a03",
    "title": "Kovalenko & Daughters"
   },
   "business": {
    "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a04",
    "title": "Kovalenko & Daughters",
    "business_code": "K7M2Q9",
    "photo": null
   },
   "application": {
    "identification_methods": [],
    "payment_types_allowed": [],
    "customer_required": false,
    "price_entry": "none",
    "print_receipt": false,
    "receipt_template": "business",
    "receipt_copies": 1,
    "receipt_paper": "80-mm",
    "idle_timeout_s": 60,
    "allow_cancel_by_steward_code": false,
    "cash_shift_required": false,
    "odometer": "no",
    "vehicle_id": "no",
    "tips_enabled": true,
    "tips_presets": [
     5,
     10
    ]
   },
   "fiscal": false,
   "receipt_emails": false,
   "card_reader": false,
   "steward_codes": false,
   "ibeacon": null
  }
 },
 "TerminalSignIn": {
  "login": "till-1",
  "password": "<password>"
 },
 "TerminalStaffIds": {
  "staff_ids": [
   "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01"
  ]
 },
 "TerminalStaffList": {
  "items": [
   {
    "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01",
    "title": "Petro",
    "position": "Cashier",
    "suspended": false
   }
  ]
 },
 "TerminalStatusCreate": {
  "state": "customer-awaiting",
  "app_version": "4.2",
  "device_model": "Sunmi V2",
  "battery": 80,
  "comment": "Printer is out of paper"
 },
 "TerminalStatusList": {
  "items": [
   {
    "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01",
    "created_dt": "2026-01-15T09:01:00.000Z",
    "state": "customer-awaiting",
    "app_version": null,
    "device_model": null,
    "battery": null,
    "comment": null,
    "remote_addr": "10.77.137.218",
    "staff": {
     "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a02",
     "title": "Anna M"
    }
   }
  ],
  "page": 1,
  "count": 10,
  "total": 2
 },
 "TerminalUpdate": {
  "display_active": true,
  "display_type": "login-pad",
  "phone": "+380501234567"
 },
 "TillAssortment": {
  "items": [
   {
    "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01",
    "code": "A",
    "title": "Item A",
    "unit": "piece",
    "service_type": "goods",
    "category_ids": [],
    "barcodes": [],
    "quantity_precision": 0,
    "quantity_min": null,
    "quantity_step": null,
    "weightable": false,
    "item_entry_mode": "without-limits",
    "presets": [],
    "age_limit": null,
    "photo": null,
    "price": "10.0000"
   }
  ],
  "categories": [
   {
    "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a02",
    "parent_id": null,
    "title": "Drinks",
    "code": "DR-1",
    "photo": {
     "url": "/files/0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a03/0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a04.png",
     "thumbnail_url": "/files/0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a03/0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a04_320.png"
    }
   }
  ]
 },
 "TillCustomer": {
  "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01",
  "name": "Ivan",
  "first_name": "Ivan",
  "phone": null,
  "email": "olena@example.com",
  "category": null,
  "next_category": null,
  "access": "full",
  "bonuses": "0.00",
  "bonuses_available": "0.00",
  "lots": [],
  "special_accounts": [
   {
    "special_account_id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a02",
    "title": "Deposit",
    "type": "money",
    "currency": "UAH",
    "unit": null,
    "available": "90.00",
    "limit_without_pin": null,
    "odometer": "no",
    "vehicle_id": "no",
    "goods_codes": [],
    "limits": [
     {
      "period": "day",
      "amount": "30.00",
      "goods_code": "A",
      "used": "10.00"
     }
    ]
   }
  ]
 },
 "TillCustomerCreate": {
  "user_id_value": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01",
  "user_id_type": "external-id",
  "first_name": "Petro",
  "referral_code": "T1Q2Y-0FTE-HZ01-7EZM"
 },
 "TillDevices": {
  "pax": {
   "host": "192.168.1.40",
   "port": 10010,
   "timeout_s": 60
  },
  "amp": {
   "host": "192.168.1.41",
   "port": 8080,
   "timeout_s": 120,
   "merchant_id": "M-1",
   "terminal_serial": "A920-7"
  },
  "stripe": null
 },
 "TillFiscalReceiptList": {
  "items": [
   {
    "kind": "sale",
    "state": "registered",
    "fiscal_number": "FN-2",
    "fiscal_dt": "2026-01-15T09:00:00.000Z",
    "fiscal_url": "https://cabinet.example/check?fn=FN-2",
    "problem": null
   }
  ]
 },
 "TillInUseList": {
  "items": [
   {
    "terminal_id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01",
    "opened_by": "Olena K.",
    "opened_dt": "2026-01-15T09:00:00.000Z"
   }
  ]
 },
 "TillRefundCreate": {
  "lines": [
   {
    "id": "A",
    "quantity": "1"
   }
  ],
  "steward_code": "905514"
 },
 "TillRefundDraft": {
  "lines": [
   {
    "id": "1",
    "quantity": "1"
   }
  ]
 },
 "TillRuleList": {
  "items": [
   {
    "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01",
    "title": "Staff",
    "action_type": "discount-check-percent"
   }
  ]
 },
 "TillShift": {
  "shift": {
   "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01",
   "created_dt": "2026-01-15T09:02:00.000Z",
   "modified_dt": "2026-01-15T09:02:00.000Z",
   "version": 1,
   "number": "2",
   "terminal": {
    "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a02",
    "title": "Till 1"
   },
   "pos": {
    "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a03",
    "title": "Khreshchatyk 1"
   },
   "currency": "UAH",
   "state": "open",
   "opened_dt": "2026-01-15T09:02:00.000Z",
   "opened_by": null,
   "closed_dt": null,
   "closed_by": null,
   "opening_amount": "19.00",
   "turnover_amount": null,
   "expected_amount": null,
   "counted_amount": null,
   "difference_amount": null,
   "comment": null,
   "report": {
    "first_check": null,
    "last_check": null,
    "sales": {
     "count": 0,
     "amount": "0.00",
     "discount_amount": "0.00",
     "bonuses_redeemed_amount": "0.00",
     "sales_taxes_amount": "0.00",
     "contained_taxes_amount": "0.00",
     "delivery_amount": "0.00",
     "tip_amount": "0.00",
     "rounding_amount": "0.00",
     "amount_to_pay": "0.00",
     "bonuses_added_amount": "0.00"
    },
    "refunds": {
     "count": 1,
     "amount": "-20.00",
     "discount_amount": "0.00",
     "bonuses_redeemed_amount": "0.00",
     "sales_taxes_amount": "0.00",
     "contained_taxes_amount": "0.00",
     "delivery_amount": "0.00",
     "tip_amount": "0.00",
     "rounding_amount": "0.00",
     "amount_to_pay": "-20.00",
     "bonuses_added_amount": "0.00"
    },
    "payments": [
     {
      "payment_type": "cash",
      "sales_amount": "0.00",
      "refunds_amount": "-20.00"
     }
    ],
    "taxes": [],
    "cash": {
     "opening_amount": "19.00",
     "sales_amount": "0.00",
     "refunds_amount": "-20.00",
     "paid_in_amount": "0.00",
     "paid_out_amount": "0.00",
     "expected_amount": "-1.00"
    }
   },
   "movements": [],
   "denominations": null
  },
  "last": {
   "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a04",
   "created_dt": "2026-01-15T09:00:00.000Z",
   "modified_dt": "2026-01-15T09:01:00.000Z",
   "version": 2,
   "number": "1",
   "terminal": {
    "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a02",
    "title": "Till 1"
   },
   "pos": {
    "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a03",
    "title": "Khreshchatyk 1"
   },
   "currency": "UAH",
   "state": "closed",
   "opened_dt": "2026-01-15T09:00:00.000Z",
   "opened_by": null,
   "closed_dt": "2026-01-15T09:01:00.000Z",
   "closed_by": null,
   "opening_amount": "0.00",
   "turnover_amount": "20.00",
   "expected_amount": "20.00",
   "counted_amount": "19.00",
   "difference_amount": "-1.00",
   "comment": "One is missing"
  },
  "expected_visible": false
 },
 "TillStaff": {
  "staff": {
   "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01",
   "title": "Anna Melnyk"
  },
  "sign_in_needed": false
 },
 "TillStreamStart": {
  "now": "2026-01-15T09:00:00.000Z"
 },
 "TimeZoneList": {
  "items": [
   {
    "code": "Africa/Abidjan",
    "offset": "+00:00"
   }
  ]
 },
 "TooManyRequests": {
  "type": "about:blank",
  "title": "rate.limited",
  "status": 429,
  "detail": "Too many attempts; try again later.",
  "code": "rate.limited",
  "details": {
   "retry_after": 487
  },
  "request_id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01"
 },
 "TransactionCancel": {
  "transaction_id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01",
  "reason": "changed mind"
 },
 "TransactionDetails": {
  "transaction": {
   "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01",
   "number": "1",
   "transaction_type": "sale",
   "status": "success",
   "canceled": false,
   "created_dt": "2026-01-15T09:00:00.000Z",
   "finalized_dt": "2026-01-15T09:00:00.000Z",
   "expires_dt": null,
   "cancel_dt": null,
   "cancel_reason": null,
   "cancel_staff": null,
   "comment": null,
   "odometer": 120500,
   "vehicle_id": "AA1234BB",
   "loyalty": {
    "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a02",
    "title": "Kovalenko & Daughters"
   },
   "pos": {
    "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a03",
    "title": "Khreshchatyk 1"
   },
   "terminal": {
    "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a04",
    "title": "Till 1"
   },
   "business_staff": null,
   "sc_terminal": null,
   "sc_code": null,
   "customer": {
    "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a05",
    "name": "Ivan",
    "phone": null
   },
   "corporate_customer": null,
   "currency": "UAH",
   "totals": {
    "amount": "20.00",
    "discount_amount": "0.00",
    "bonuses_redeemed_amount": "0.00",
    "contained_taxes_amount": "0.00",
    "sales_taxes_amount": "0.00",
    "delivery_amount": "0.00",
    "tip_amount": "0.00",
    "rounding_amount": "0.00",
    "amount_to_pay": "20.00",
    "bonuses_added_amount": "0.00",
    "promo_bonuses_added_amount": "0.00"
   },
   "payment_types": [
    "special-account"
   ],
   "special_account": {
    "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a06",
    "special_account_id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a07",
    "title": "Fleet",
    "type": "money",
    "unit": "UAH",
    "amount": "-20.00"
   },
   "credited_accounts": [],
   "version": 1
  },
  "refund_of": null,
  "refunds": [],
  "returned": [],
  "check": {
   "currency": "UAH",
   "items": [
    {
     "id": "1",
     "goods_id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a08",
     "code": "A",
     "title": "Item A",
     "unit": "piece",
     "service_type": "goods",
     "quantity": "2.000",
     "price_base": "10.0000",
     "price_including_taxes": "10.0000",
     "price_posted": "10.0000",
     "amount": "20.00",
     "discount_amount": "0.00",
     "discounts": [],
     "bonuses_redeemed": "0.00",
     "reduced_amount": "20.00",
     "taxes": [],
     "contained_taxes_amount": "0.00",
     "sales_taxes_amount": "0.00",
     "amount_to_pay": "20.00",
     "bonuses_added": "0.00",
     "promo_bonuses_added": "0.00"
    }
   ],
   "totals": {
    "amount": "20.00",
    "discount_amount": "0.00",
    "bonuses_redeemed_amount": "0.00",
    "contained_taxes_amount": "0.00",
    "sales_taxes_amount": "0.00",
    "delivery_amount": "0.00",
    "tip_amount": "0.00",
    "rounding_amount": "0.00",
    "amount_to_pay": "20.00",
    "bonuses_added_amount": "0.00",
    "promo_bonuses_added_amount": "0.00"
   },
   "payments": [
    {
     "payment_type": "special-account",
     "amount": "20.00",
     "tendered": null,
     "change": null,
     "special_account": {
      "special_account_id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a07",
      "title": "Fleet",
      "type": "money",
      "unit": "UAH",
      "amount": "20.00"
     }
    }
   ],
   "trace": {
    "entries": [
     {
      "step": "price-source",
      "line": "1",
      "source": {
       "kind": "goods-price",
       "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a08",
       "version": 1,
       "title": "Item A"
      },
      "before": null,
      "change": null,
      "after": "10.0000",
      "params": {
       "entered_as": "base"
      }
     }
    ],
    "rejected": []
   }
  },
  "postings": [
   {
    "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a09",
    "kind": "spend",
    "event_dt": "2026-01-15T09:00:00.000Z",
    "account": "special-money",
    "unit": "UAH",
    "amount": "-20.00",
    "balance_after": "80.00"
   }
  ],
  "receipt_url": "http://127.0.0.1:8420/api/public/receipts/example",
  "gross_margin": {
   "net_amount": "20.00",
   "cost_amount": null,
   "amount": null,
   "percent": null
  },
  "line_margins": [
   {
    "line_id": "1",
    "net_amount": "20.00",
    "cost_amount": null,
    "amount": null,
    "percent": null
   }
  ]
 },
 "TransactionFinalize": {
  "transaction_id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01"
 },
 "TransactionList": {
  "items": [
   {
    "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01",
    "number": "1",
    "transaction_type": "refund",
    "status": "success",
    "canceled": false,
    "created_dt": "2026-01-15T09:00:00.000Z",
    "finalized_dt": "2026-01-15T09:00:00.000Z",
    "expires_dt": null,
    "cancel_dt": null,
    "cancel_reason": null,
    "cancel_staff": null,
    "comment": null,
    "odometer": null,
    "vehicle_id": null,
    "loyalty": {
     "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a02",
     "title": "Kovalenko & Daughters"
    },
    "pos": {
     "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a03",
     "title": "Khreshchatyk 1"
    },
    "terminal": {
     "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a04",
     "title": "Till 1"
    },
    "business_staff": null,
    "sc_terminal": null,
    "sc_code": null,
    "customer": null,
    "corporate_customer": null,
    "currency": "UAH",
    "totals": {
     "amount": "-30.00",
     "discount_amount": "0.00",
     "bonuses_redeemed_amount": "0.00",
     "contained_taxes_amount": "0.00",
     "sales_taxes_amount": "0.00",
     "delivery_amount": "0.00",
     "tip_amount": "0.00",
     "rounding_amount": "0.00",
     "amount_to_pay": "-30.00",
     "bonuses_added_amount": "0.00",
     "promo_bonuses_added_amount": "0.00"
    },
    "payment_types": [
     "cash"
    ],
    "special_account": null,
    "credited_accounts": [],
    "version": 1
   }
  ]
 },
 "TransactionPage": {
  "items": [
   {
    "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01",
    "number": "1",
    "transaction_type": "sale",
    "status": "success",
    "canceled": false,
    "created_dt": "2026-01-15T09:00:00.000Z",
    "finalized_dt": "2026-01-15T09:00:00.000Z",
    "expires_dt": null,
    "cancel_dt": null,
    "cancel_reason": null,
    "cancel_staff": null,
    "comment": null,
    "odometer": 7,
    "vehicle_id": "AA1234BB",
    "loyalty": {
     "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a02",
     "title": "Kovalenko & Daughters"
    },
    "pos": {
     "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a03",
     "title": "Khreshchatyk 1"
    },
    "terminal": {
     "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a04",
     "title": "Till 1"
    },
    "business_staff": null,
    "sc_terminal": null,
    "sc_code": null,
    "customer": {
     "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a05",
     "name": "Ivan",
     "phone": null
    },
    "corporate_customer": null,
    "currency": "UAH",
    "totals": {
     "amount": "10.00",
     "discount_amount": "0.00",
     "bonuses_redeemed_amount": "0.00",
     "contained_taxes_amount": "0.00",
     "sales_taxes_amount": "0.00",
     "delivery_amount": "0.00",
     "tip_amount": "0.00",
     "rounding_amount": "0.00",
     "amount_to_pay": "10.00",
     "bonuses_added_amount": "0.00",
     "promo_bonuses_added_amount": "0.00"
    },
    "payment_types": [
     "special-account"
    ],
    "special_account": {
     "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a06",
     "special_account_id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a07",
     "title": "Deposit",
     "type": "money",
     "unit": "UAH",
     "amount": "-10.00"
    },
    "credited_accounts": [],
    "version": 1,
    "payments": [
     {
      "payment_type": "special-account",
      "amount": "10.00",
      "tendered": null,
      "change": null,
      "special_account": {
       "special_account_id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a07",
       "title": "Deposit",
       "type": "money",
       "unit": "UAH",
       "amount": "10.00"
      }
     }
    ]
   }
  ],
  "page": 1,
  "count": 10,
  "total": 1,
  "totals": [
   {
    "currency": "UAH",
    "count": "1",
    "amount": "10.00",
    "discount_amount": "0.00",
    "amount_to_pay": "10.00",
    "bonuses_redeemed_amount": "0.00",
    "contained_taxes_amount": "0.00",
    "sales_taxes_amount": "0.00",
    "delivery_amount": "0.00",
    "tip_amount": "0.00",
    "rounding_amount": "0.00",
    "bonuses_added_amount": "0.00",
    "promo_bonuses_added_amount": "0.00"
   }
  ]
 },
 "TransactionResult": {
  "transaction": {
   "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01",
   "number": "2",
   "transaction_type": "refund",
   "status": "success",
   "canceled": false,
   "created_dt": "2026-01-15T09:00:00.000Z",
   "finalized_dt": "2026-01-15T09:00:00.000Z",
   "expires_dt": null,
   "cancel_dt": null,
   "cancel_reason": null,
   "cancel_staff": null,
   "comment": null,
   "odometer": null,
   "vehicle_id": null,
   "loyalty": {
    "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a02",
    "title": "Kovalenko & Daughters"
   },
   "pos": {
    "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a03",
    "title": "Khreshchatyk 1"
   },
   "terminal": {
    "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a04",
    "title": "Till 1"
   },
   "business_staff": {
    "id": null,
    "title": "Olena Kovalenko"
   },
   "sc_terminal": null,
   "sc_code": null,
   "customer": {
    "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a05",
    "name": "Ivan",
    "phone": null
   },
   "corporate_customer": null,
   "currency": "UAH",
   "totals": {
    "amount": "-10.00",
    "discount_amount": "0.00",
    "bonuses_redeemed_amount": "0.00",
    "contained_taxes_amount": "0.00",
    "sales_taxes_amount": "0.00",
    "delivery_amount": "0.00",
    "tip_amount": "0.00",
    "rounding_amount": "0.00",
    "amount_to_pay": "-10.00",
    "bonuses_added_amount": "0.00",
    "promo_bonuses_added_amount": "0.00"
   },
   "payment_types": [
    "special-account"
   ],
   "special_account": {
    "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a06",
    "special_account_id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a07",
    "title": "Deposit",
    "type": "money",
    "unit": "UAH",
    "amount": "10.00"
   },
   "credited_accounts": [
    {
     "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a08",
     "special_account_id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a09",
     "title": "Stamps",
     "type": "punches",
     "unit": "punch",
     "amount": "-1"
    }
   ],
   "version": 1
  }
 },
 "Unauthorized": {
  "type": "about:blank",
  "title": "second_factor.needed",
  "status": 401,
  "detail": "The sign-in needs a second factor; `details` is the challenge.",
  "code": "second_factor.needed",
  "details": {
   "token": "<token, shown once>",
   "expires_dt": "2026-01-15T09:00:00.000Z",
   "methods": [
    "passkey",
    "recovery"
   ],
   "passkey_options": {
    "rpId": "localhost",
    "challenge": "example",
    "allowCredentials": [
     {
      "id": "p2RV-TdBvSm4wOXFjP6f1Q",
      "transports": [
       "internal"
      ],
      "type": "public-key"
     }
    ],
    "timeout": 60000,
    "userVerification": "preferred"
   }
  },
  "request_id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01"
 },
 "UndoneGoodsImport": {
  "goods_import": {
   "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01",
   "created_dt": "2026-01-15T09:00:00.000Z",
   "modified_dt": "2026-01-15T09:01:00.000Z",
   "version": 2,
   "loyalty_id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a02",
   "file_name": null,
   "person": {
    "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a03",
    "title": "Olena Kovalenko"
   },
   "new_count": 0,
   "changed_count": 4,
   "prices_count": 4,
   "categories_count": 1,
   "undone_dt": "2026-01-15T09:01:00.000Z",
   "kept_count": 3
  },
  "kept": [
   {
    "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a04",
    "title": "Apple"
   }
  ]
 },
 "Unexpected": {
  "type": "about:blank",
  "title": "rate.limited",
  "status": 429,
  "detail": "Too many attempts; try again later.",
  "code": "rate.limited",
  "details": {
   "retry_after": 487
  },
  "request_id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01"
 },
 "UnprocessableContent": {
  "type": "about:blank",
  "title": "line.amount_outside_tolerance",
  "status": 422,
  "detail": "An entered amount differs from price times quantity by more than the terminal allows.",
  "code": "line.amount_outside_tolerance",
  "details": {
   "line": "1",
   "stated": "21.00",
   "computed": "20.00",
   "tolerance": "0.01"
  },
  "request_id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01"
 },
 "UnsupportedMediaType": {
  "type": "about:blank",
  "title": "image.unsupported",
  "status": 415,
  "detail": "The image is not a JPEG or PNG picture of at most 40 megapixels.",
  "code": "image.unsupported",
  "request_id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01"
 },
 "UpdateSubscriptionRequest": {
  "answers": [
   {
    "message_type": "sms",
    "agreed": true
   }
  ]
 },
 "User": {
  "id": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01",
  "created_dt": "2026-01-15T09:00:00.000Z",
  "modified_dt": "2026-01-15T09:01:00.000Z",
  "version": 2,
  "email": "olena@example.com",
  "email_confirmed": false,
  "first_name": "Olena",
  "last_name": "Kovalenko",
  "phone": null,
  "phone_confirmed": false,
  "photo": {
   "url": "/files/0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01/0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a02.png",
   "thumbnail_url": "/files/0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01/0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a02_320.png"
  },
  "external_id": null,
  "language": "en"
 },
 "UserLanguage": {
  "language": "de"
 },
 "UserUpdate": {
  "first_name": "Ольга",
  "phone": "+38 067 123-45-67"
 },
 "ValidatedIdentifier": {
  "value": "olena@example.com",
  "valid": true
 },
 "WalletCard": {
  "language": "en",
  "organization_name": "Kovalenko & Daughters",
  "logo_text": "",
  "description": "Kovalenko & Daughters",
  "background_color": "#065f46",
  "foreground_color": "#ffffff",
  "label_color": "#d1fae5",
  "barcode_format": "qr",
  "code": "0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a01",
  "header_fields": [],
  "primary_fields": [
   {
    "key": "bonuses",
    "label": "Bonuses",
    "value": "120"
   }
  ],
  "secondary_fields": [
   {
    "key": "customer",
    "label": "Customer",
    "value": "Ivan"
   }
  ],
  "auxiliary_fields": [],
  "back_fields": [
   {
    "key": "more",
    "label": "More",
    "value": "Hello"
   }
  ],
  "logo": null,
  "strip": {
   "url": "/files/0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a02/0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a03.png",
   "thumbnail_url": "/files/0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a02/0195a4b0-7c3e-7a51-9f2d-6b1e4c8d0a03_320.png"
  },
  "wallets": [
   "apple"
  ],
  "messages_link": null
 }
};
