import type { term } from "@patron/contract";
import type { BodyOf, Failure } from "@patron/contract/client";
import { type OnceIdType, TILL_ID_TYPES, USER_ID_TYPES } from "@patron/contract/enums";
import { calls } from "@patron/contract/routes";
import UserRoundSearch from "lucide-react/icons/user-round-search";
import X from "lucide-react/icons/x";
import { use, useEffect, useRef, useState } from "react";
import { failureText } from "#kit/call/failure-text.ts";
import { useLanguage } from "#kit/language.ts";
import { useCommonMessages } from "#kit/messages/use-common-messages.ts";
import { useMessages } from "#kit/messages.ts";
import { useNextCategory } from "#kit/next-category/use-next-category.ts";
import { useShow } from "#kit/show.ts";
import { Avatar } from "#ui/avatar.tsx";
import { Button } from "#ui/button.tsx";
import { ColorBadge } from "#ui/color-badge.tsx";
import { Input } from "#ui/fields/input.tsx";
import { PlainIconButton } from "#ui/plain-icon-button.tsx";
import type { Customer, NamedCustomer } from "../draft.ts";
import { registerMessages } from "../messages.ts";
import { customerOf, isOnceCode } from "../offline/customer-of.ts";
import { offlineMessages } from "../offline/messages.ts";
import { OfflineContext } from "../offline/offline-till.ts";
import type { Application } from "../till-facts.ts";
import { useKeys } from "../use-keys.ts";
import { useTillAction } from "../use-till-action.ts";
import { CustomerWays } from "./customer-ways.tsx";

interface CustomerBarProps {
  customer: Customer | null;
  named: NamedCustomer | null;
  currency: string;
  application: Application;
  onChange: (customer: Customer | null) => void;
  onName: (named: NamedCustomer | null) => void;
}

/** The customer: found by phone, e-mail, number, card or code, typed or scanned, or added as a new member. */
export function CustomerBar({ customer, named, currency, application, onChange, onName }: CustomerBarProps) {
  const t = useMessages(registerMessages);
  const show = useShow();
  const ahead = useNextCategory();
  const isAway = use(OfflineContext)?.isAway ?? false;
  if (!customer && named && isAway) return <NamedBar named={named} onRemove={() => onName(null)} />;
  // A connection that returns finds who was only named.
  const first = named?.user_id_value ?? "";
  if (!customer) return <CustomerSearch key={first} {...{ first, application, isAway, onName }} onFound={onChange} />;
  return (
    <div className="flex items-center gap-3 p-3">
      <Avatar name={customer.name} />
      <div className="min-w-0 flex-1">
        <p className="truncate text-body font-medium">{customer.name}</p>
        <p className="flex min-w-0 items-center gap-1.5 text-table text-muted">
          {customer.category && (
            <ColorBadge color={customer.category.color} textColor={customer.category.text_color}>
              {customer.category.title}
            </ColorBadge>
          )}
          {customer.category && <span aria-hidden>·</span>}
          <span className="whitespace-nowrap">{t.bonuses(show.money(customer.bonuses_available, currency))}</span>
        </p>
        {isAway && <OfflineNote customer={customer} />}
        {customer.next_category && !isAway && (
          <p className="text-table wrap-anywhere text-default">{ahead(customer.next_category)}</p>
        )}
      </div>
      <PlainIconButton icon={X} label={t.takeOff} onClick={() => onChange(null)} />
    </div>
  );
}

/** Without a connection: whether the sale can be counted for a customer later. */
function OfflineNote({ customer }: { customer: Customer }) {
  const t = useMessages(offlineMessages);
  return (
    <p className="text-table wrap-anywhere text-default">
      {customerOf(customer) ? t.customerLater : t.noCustomerLater}
    </p>
  );
}

/** A customer who is only named, because nobody can be found without a connection. */
function NamedBar({ named, onRemove }: { named: NamedCustomer; onRemove: () => void }) {
  const t = useMessages(registerMessages);
  const offline = useMessages(offlineMessages);
  return (
    <div className="flex items-center gap-3 p-3">
      <div className="min-w-0 flex-1">
        <p className="truncate text-body font-medium">
          <bdi>{named.user_id_value}</bdi>
        </p>
        <p className="text-table text-muted">{offline.customerLater}</p>
      </div>
      <PlainIconButton icon={X} label={t.takeOff} onClick={onRemove} />
    </div>
  );
}

interface CustomerSearchProps {
  /** What is in the field at first. */
  first: string;
  application: Application;
  isAway: boolean;
  onName: (named: NamedCustomer) => void;
  onFound: (customer: Customer) => void;
}
/** Where a sale needs a customer, the cashier begins here. */
function CustomerSearch({ first, application, isAway, onName, onFound }: CustomerSearchProps) {
  const t = useMessages(registerMessages);
  const offline = useMessages(offlineMessages);
  const common = useCommonMessages();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(first);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [isOnce, setOnce] = useState(false);
  const identify = useTillAction(calls.identification.identify, { onDone: found, onRefused: setFailure });
  const add = useTillAction(calls.term.addCustomer, { onDone: found });
  const { customer_required: isRequired, identification_methods: methods } = application;
  const ways = useWays(methods);
  useEffect(() => {
    if (isRequired) input.current?.focus();
  }, [isRequired]);
  useKeys({ F2: () => input.current?.focus() });
  function found(customer: Customer) {
    onFound(customer);
    setText("");
  }
  const user_id_value = text.trim();
  // Digits may be a phone number, an external ID or a card; a till with one way means that one.
  const way = methods.length === 1 ? TILL_ID_TYPES.find((type) => type === methods[0]) : undefined;
  const only = USER_ID_TYPES.find((type) => type === way);
  const named = { user_id_value, ...(only && { user_id_type: only }) };
  function find(type?: OnceIdType) {
    if (!user_id_value) return;
    if (isAway) return note({ user_id_value, user_id_type: way ?? null });
    setFailure(null);
    identify.run({ body: { ...named, ...(type && { user_id_type: type }) } });
  }
  function note(who: NamedCustomer) {
    setOnce(isOnceCode(who));
    if (!isOnceCode(who)) onName(who);
  }
  const unknown = failure?.code === "customer.not_found";
  const isUnclear = failure?.code === "customer.id_ambiguous";
  // Nobody is added under a link or the code of a page.
  const isScanned = /^(https?|patron-code):/.test(user_id_value);
  const shown = unknown ? add.failure : failure;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        find();
      }}
      className="flex flex-col gap-2 p-3"
    >
      <div className="flex gap-2">
        <div className="min-w-0 flex-1">
          <Input
            ref={input}
            icon={UserRoundSearch}
            value={text}
            onChange={(next) => {
              setText(next);
              setFailure(null);
              setOnce(false);
            }}
            placeholder={ways ?? t.customerHint}
            aria-label={t.fields.customer_id}
            inputMode={methods.length === 1 && methods[0] === "phone" ? "tel" : "email"}
            autoComplete="off"
          />
        </div>
        <Button type="submit" loading={identify.busy} disabled={!user_id_value}>
          {isAway ? offline.note : t.find}
        </Button>
      </div>
      {isOnce && isAway && (
        <p role="alert" className="text-table text-default">
          {offline.onceCode}
        </p>
      )}
      {failure && (
        <div role="alert" className="flex flex-wrap items-center justify-between gap-2 text-table text-muted">
          {isUnclear ? t.chooseWay : shown ? failureText(common, shown) : t.notFound}
          {isUnclear && <CustomerWays failure={failure} onChoose={find} />}
          {unknown && !isScanned && <NewCustomer named={named} add={add} />}
        </div>
      )}
    </form>
  );
}

interface NewCustomerProps {
  named: BodyOf<typeof term.addCustomer>;
  add: ReturnType<typeof useTillAction<typeof term.addCustomer>>;
}
/** Adds whoever was not found as a new member, perhaps with the code of the customer who invited them. */
function NewCustomer({ named, add }: NewCustomerProps) {
  const t = useMessages(registerMessages);
  const [code, setCode] = useState("");
  return (
    <>
      <Input value={code} onChange={setCode} placeholder={t.invitation} aria-label={t.invitation} autoComplete="off" />
      <Button
        size="sm"
        loading={add.busy}
        onClick={() => add.run({ body: { ...named, ...(code.trim() && { referral_code: code.trim() }) } })}
      >
        {t.addCustomer}
      </Button>
    </>
  );
}

/** The ways to identify a customer where the till's settings name some. */
function useWays(methods: Application["identification_methods"]): string | undefined {
  const t = useMessages(registerMessages);
  const language = useLanguage();
  if (methods.length === 0) return undefined;
  const ways = TILL_ID_TYPES.filter((type) => methods.includes(type)).map((type) => t.ways[type]);
  const text = new Intl.ListFormat(language, { type: "disjunction" }).format(ways);
  if (ways.length === 0) return undefined;
  return text.charAt(0).toLocaleUpperCase(language) + text.slice(1);
}
