import { useAddress } from "#kit/address/address.ts";
import { SearchField } from "#ui/fields/search-field.tsx";

/** Finds items of a terminal by name, code or barcode; the address stores the text. */
export function ItemSearch() {
  const [search, change] = useAddress();
  return (
    <div className="w-64 max-sm:w-full">
      <SearchField
        slash
        size="sm"
        value={search.search ?? ""}
        onChange={(text) => change({ search: text || undefined, page: undefined })}
      />
    </div>
  );
}
