import { classes } from './classes.tsx';

interface RangeSliderProps {
  min: number;
  max: number;
  step: number;
  low: number;
  high: number;
  /** Names and labels of the two form fields. */
  names: readonly [string, string];
  labels: readonly [string, string];
  formatValue: (value: number) => string;
  onChange: (low: number, high: number) => void;
}

// Only the thumbs receive pointer events, so that neither input covers the other.
const inputClasses = classes(
  'pointer-events-none absolute inset-0 m-0 h-11 w-full appearance-none bg-transparent outline-offset-0',
  '[&::-webkit-slider-thumb]:pointer-events-auto [&::-webkit-slider-thumb]:size-6 [&::-webkit-slider-thumb]:cursor-grab',
  '[&::-webkit-slider-thumb]:appearance-none [&::-webkit-slider-thumb]:rounded-full [&::-webkit-slider-thumb]:border-2',
  '[&::-webkit-slider-thumb]:border-peacock [&::-webkit-slider-thumb]:bg-white [&::-webkit-slider-thumb]:shadow-card',
  '[&::-moz-range-thumb]:pointer-events-auto [&::-moz-range-thumb]:size-5 [&::-moz-range-thumb]:cursor-grab',
  '[&::-moz-range-thumb]:rounded-full [&::-moz-range-thumb]:border-2 [&::-moz-range-thumb]:border-peacock',
  '[&::-moz-range-thumb]:bg-white',
);

/** Two native range inputs over one track, which keeps keyboard, touch and form support. */
export function RangeSlider(props: RangeSliderProps) {
  const { min, max, low, high, onChange } = props;
  // When the thumbs overlap, the one that can still move is on top.
  const lowIsAbove = low - min > max - high;
  const share = (value: number) => ((value - min) * 100) / (max - min);
  return (
    <div className="relative h-11">
      <svg aria-hidden="true" className="absolute inset-x-3 top-5 h-1 w-[calc(100%-1.5rem)] overflow-visible">
        <rect width="100%" height="4" rx="2" className="fill-line" />
        <rect
          x={`${share(low)}%`}
          width={`${Math.max(0, share(high) - share(low))}%`}
          height="4"
          className="fill-peacock"
        />
      </svg>
      <RangeEnd
        {...props}
        end={0}
        value={low}
        isAbove={lowIsAbove}
        onMove={(value) => onChange(Math.min(value, high), high)}
      />
      <RangeEnd
        {...props}
        end={1}
        value={high}
        isAbove={!lowIsAbove}
        onMove={(value) => onChange(low, Math.max(value, low))}
      />
    </div>
  );
}

type RangeEndProps = Pick<RangeSliderProps, 'min' | 'max' | 'step' | 'names' | 'labels' | 'formatValue'> & {
  end: 0 | 1;
  value: number;
  isAbove: boolean;
  onMove: (value: number) => void;
};

function RangeEnd(props: RangeEndProps) {
  const { min, max, step, names, labels, formatValue, end, value, isAbove, onMove } = props;
  return (
    <input
      type="range"
      name={names[end]}
      aria-label={labels[end]}
      aria-valuetext={formatValue(value)}
      min={min}
      max={max}
      step={step}
      value={value}
      className={classes(inputClasses, isAbove && 'z-10')}
      onChange={(event) => onMove(Number(event.currentTarget.value))}
    />
  );
}
