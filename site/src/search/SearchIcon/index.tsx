const shapes = {
  search: 'M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14Zm5 12 4 4',
  page: 'M7 3h7l4 4v14H7zM14 3v4h4M10 12h5M10 16h5',
  section: 'M9 4 7 20M17 4l-2 16M5 9h15M4 15h15',
  recent: 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16Zm0 4v4.5l3 1.5',
  star: 'm12 4 2.4 5 5.6.7-4.1 3.8 1.1 5.5-5-2.8-5 2.8 1.1-5.5L4 9.7l5.6-.7z',
  close: 'M6 6l12 12M18 6 6 18',
  enter: 'M19 6v6H6m4-4-4 4 4 4',
} as const;

export type IconName = keyof typeof shapes;

/** A drawing of the dialog; decoration only, a text always stands beside it. */
export function Icon({name, className}: {name: IconName; className?: string}) {
  return (
    <svg className={className} viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
      <path
        d={shapes[name]}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
