/** Work that is requested more often than it is done. */
export interface Rarely {
  request(): void;
  /** Nothing begins afterwards. */
  end(): void;
}

const restMs = 1_500;
/** Rests for as many times as the work took: open dashboards of a business whose figures take long leave its server most of the time. */
const restTimes = 9;

/**
 * Does the work at once; requested while it runs or rests, once more after the rest. It is never begun a second time while it runs, and reports its errors
 * itself.
 */
export function rarely(work: () => Promise<unknown>): Rarely {
  let restedAt = Number.NEGATIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isRunning = false;
  let isWanted = false;
  let isOver = false;

  function plan(): void {
    if (isOver || timer !== undefined) return;
    timer = setTimeout(() => void run(), Math.max(0, restedAt - performance.now()));
  }
  async function run(): Promise<void> {
    timer = undefined;
    isRunning = true;
    isWanted = false;
    const begun = performance.now();
    try {
      await work();
    } finally {
      const ended = performance.now();
      restedAt = ended + Math.max(restMs, (ended - begun) * restTimes);
      isRunning = false;
      if (isWanted) plan();
    }
  }

  return {
    request() {
      if (isRunning) isWanted = true;
      else plan();
    },
    end() {
      isOver = true;
      clearTimeout(timer);
    },
  };
}
