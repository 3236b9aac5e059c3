import type { Settings } from "#kit/env.ts";

/** The public page of an invitation. */
export function linkTo({ publicUrl, basePath }: Pick<Settings, "publicUrl" | "basePath">, code: string): string {
  return `${publicUrl}${basePath}/loyalty/referral_program/info/${code}/html`;
}
