import { chancesOf, scoreOf } from "../../packages/bots/src/people/draw.ts";

/** How fast features and habits are learned, by Adagrad (Duchi and others, 2011), and what pulls habits back to none. */
const RATE = 0.1;
const HABIT_RATE = 0.3;
const DECAY = 0.002;
/** Habits that say less than this, or that were hardly ever seen, are left out. */
const LEAST = 0.15;
const SEEN = 3;

/** Fits how likely each option of a choice is: the exponential of its weighted features, of the sum of all. */
export class Fit {
  private readonly weights: Float64Array;
  private readonly squares: Float64Array;
  private readonly known = new Map<string, { weight: number; squares: number }>();

  constructor(features: number) {
    this.weights = new Float64Array(features);
    this.squares = new Float64Array(features).fill(1);
  }

  /** The chance of what was chosen; learns from it if told to. */
  see(rows: Float64Array, habits: readonly string[], label: number, learns: boolean): number {
    const { weights, squares, known } = this;
    const options = rows.length / weights.length;
    const chances = chancesOf(
      Array.from(
        { length: options },
        (_, index) => scoreOf(rows, index, weights) + (known.get(habits[index])?.weight ?? 0),
      ),
    );
    if (!learns) return chances[label];
    const slope = new Float64Array(weights.length);
    for (let index = 0; index < options; index++) {
      const error = chances[index] - (index === label ? 1 : 0);
      for (let i = 0; i < slope.length; i++) slope[i] += error * rows[index * slope.length + i];
      if (index < habits.length) this.learnHabit(habits[index], error);
    }
    for (let i = 0; i < slope.length; i++) {
      squares[i] += slope[i] ** 2;
      weights[i] -= (RATE * slope[i]) / Math.sqrt(squares[i]);
    }
    return chances[label];
  }

  /** Two decimals are enough. */
  rounded(): number[] {
    return Array.from(this.weights, (weight) => Number(weight.toFixed(2)));
  }

  *habits(): Generator<readonly [name: string, weight: number]> {
    for (const [name, { weight, squares }] of this.known)
      if (Math.abs(weight) >= LEAST && squares > SEEN) yield [name, Number(weight.toFixed(1))];
  }

  private learnHabit(name: string, error: number): void {
    const habit = this.known.get(name) ?? { weight: 0, squares: 1 };
    const slope = error + DECAY * habit.weight;
    habit.squares += slope ** 2;
    habit.weight -= (HABIT_RATE * slope) / Math.sqrt(habit.squares);
    this.known.set(name, habit);
  }
}
