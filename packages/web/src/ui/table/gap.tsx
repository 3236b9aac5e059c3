/** Takes the height of rows that are not rendered, so that the scroll bar is right. */
export function Gap({ span, height }: { span: number; height: number }) {
  return (
    <tr aria-hidden>
      <td colSpan={span} style={{ height }} />
    </tr>
  );
}
