import type { SearchedEntityType } from "@patron/contract/enums";
import { calls } from "@patron/contract/routes";
import BadgePercent from "lucide-react/icons/badge-percent";
import Gift from "lucide-react/icons/gift";
import Landmark from "lucide-react/icons/landmark";
import MonitorSmartphone from "lucide-react/icons/monitor-smartphone";
import Package from "lucide-react/icons/package";
import ReceiptText from "lucide-react/icons/receipt-text";
import Store from "lucide-react/icons/store";
import Tags from "lucide-react/icons/tags";
import UserRound from "lucide-react/icons/user-round";
import Users from "lucide-react/icons/users";
import { useEffect, useState } from "react";
import { useCall } from "#kit/call/use-call.ts";
import { historyMessages } from "#kit/history/messages.ts";
import { useMessages } from "#kit/messages.ts";
import { addressOfRecord } from "#kit/record/record-address.ts";
import type { Icon } from "#ui/icon.ts";
import type { Choice } from "./choice.ts";

const icons: Record<SearchedEntityType, Icon> = {
  customer: UserRound,
  transaction: ReceiptText,
  goods: Package,
  pos: Store,
  terminal: MonitorSmartphone,
  price_group: Tags,
  loyalty: Gift,
  card_category: Users,
  rule: BadgePercent,
  tax: Landmark,
};
const restMs = 150;

/** Returns records that the server finds when typing pauses. */
export function useRecordCommands(text: string): { records: Choice[]; loading: boolean } {
  const common = useMessages(historyMessages);
  const rested = useRested(text.trim());
  const requested = { query: { search_text: rested } };
  const { data, isFetching, isPlaceholderData } = useCall(calls.search.everything, requested, {
    enabled: rested !== "",
  });
  const query = text.trim();
  // A fast typist who presses Enter would otherwise choose a result of an earlier text.
  const isOld = rested !== query || isPlaceholderData;
  const items = query === "" || isOld ? [] : (data?.items ?? []);
  const records = items.flatMap(({ entity_type, id, loyalty_id: loyaltyId, title, detail }): Choice[] => {
    const run = addressOfRecord({ entityType: entity_type, id, loyaltyId });
    const description = [common.values.entity_type[entity_type], detail].filter(Boolean).join(" · ");
    return run
      ? [{ id: `${entity_type}-${id}`, label: title, detail: description, icon: icons[entity_type], run }]
      : [];
  });
  return { records, loading: query !== "" && (isFetching || isOld) };
}

function useRested(text: string): string {
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), restMs);
    return () => clearTimeout(timer);
  }, [text]);
  return text === "" ? "" : rested;
}
