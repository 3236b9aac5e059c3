import ArrowRight from "lucide-react/icons/arrow-right";
import Download from "lucide-react/icons/download";
import Ellipsis from "lucide-react/icons/ellipsis";
import Pencil from "lucide-react/icons/pencil";
import Plus from "lucide-react/icons/plus";
import Trash2 from "lucide-react/icons/trash-2";
import { useState } from "react";
import { Button, ButtonLink } from "#ui/button.tsx";
import type { ButtonSize, ButtonVariant } from "#ui/button-style.ts";
import { IconButton } from "#ui/icon-button.tsx";
import { Chapter, Specimen } from "../specimen.tsx";

const variants: ButtonVariant[] = ["primary", "secondary", "neutral", "success", "warning", "info", "danger"];
const sizes: ButtonSize[] = ["xs", "sm", "md", "lg", "xl"];

export function Buttons() {
  const [saving, setSaving] = useState(false);
  return (
    <Chapter id="buttons" title="Buttons">
      {(["filled", "outline", "quiet", "link"] as const).map((look) => (
        <Specimen key={look} title={`Variants, ${look}`}>
          {variants.map((variant) => (
            <Button key={variant} variant={variant} look={look}>
              {variant[0]?.toUpperCase() + variant.slice(1)}
            </Button>
          ))}
        </Specimen>
      ))}
      <Specimen title="Sizes">
        {sizes.map((size) => (
          <Button key={size} size={size} icon={Plus} variant="primary">
            Size {size}
          </Button>
        ))}
      </Specimen>
      <Specimen title="States: with icons, loading (press it), disabled, link that looks like a button">
        <Button icon={Download}>Export</Button>
        <Button iconEnd={ArrowRight} variant="neutral">
          Continue
        </Button>
        <Button
          variant="primary"
          loading={saving}
          onClick={() => {
            setSaving(true);
            setTimeout(() => setSaving(false), 1500);
          }}
        >
          Save changes
        </Button>
        <Button loading>Saving</Button>
        <Button disabled>Not now</Button>
        <Button disabled variant="primary">
          Not now
        </Button>
        <ButtonLink href="#buttons" icon={Pencil}>
          A link
        </ButtonLink>
      </Specimen>
      <Specimen title="Icon buttons: a name and a tooltip">
        <IconButton icon={Pencil} label="Edit" />
        <IconButton icon={Trash2} label="Remove" variant="danger" />
        <IconButton icon={Ellipsis} label="More" look="filled" />
        <IconButton icon={Plus} label="Add" look="filled" variant="primary" />
        {sizes.map((size) => (
          <IconButton key={size} icon={Pencil} label={`Edit, ${size}`} size={size} look="filled" />
        ))}
        <IconButton icon={Pencil} label="Cannot be edited" disabled />
      </Specimen>
      <Specimen title="Full width" layout="plain">
        <div className="flex max-w-80 flex-col gap-2">
          <Button variant="primary" fullWidth>
            Sign in
          </Button>
          <Button fullWidth>Sign in with a code</Button>
        </div>
      </Specimen>
    </Chapter>
  );
}
