import * as z from 'zod/mini';
import { oneLine, visible } from '../fields/fields.ts';
import { assignee } from '../requests/schemas/assignee.ts';
import { listSort, requestFilter } from '../requests/schemas/requestList.ts';
import { defaultColumns, listColumns, MAX_COLUMN_WIDTH, MIN_COLUMN_WIDTH } from './listColumns.ts';

const column = z.enum(listColumns);

const chosenColumns = z.array(column).check(
  z.minLength(1, 'Choose at least one column'),
  z.maxLength(listColumns.length, { error: 'Each column can be chosen once', abort: true }),
  z.refine((columns) => new Set(columns).size === columns.length, 'Each column can be chosen once'),
);

/** The choices of one staff member for their work. They apply on every device. */
export const workspace = z.object({
  /** Whether the chart and the list of urgent requests are expanded. */
  showsChart: z.boolean(),
  showsAttention: z.boolean(),
  columns: chosenColumns,
  /** Widths in pixels of the columns that the person resized. */
  widths: z.partialRecord(column, z.int().check(z.minimum(MIN_COLUMN_WIDTH), z.maximum(MAX_COLUMN_WIDTH))),
  /** Whether the keyboard shortcuts are on. */
  shortcuts: z.boolean(),
});

export type Workspace = z.output<typeof workspace>;

export const DEFAULT_WORKSPACE: Workspace = {
  showsChart: false,
  showsAttention: false,
  columns: [...defaultColumns],
  widths: {},
  shortcuts: true,
};

/** The choices to change. The others stay. */
export const workspaceEdit = z.partial(workspace);

export type WorkspaceEdit = z.output<typeof workspaceEdit>;

/** Most saved views that a person can own, and how many of these can be shared. */
export const MAX_OWN_VIEWS = 50;
export const MAX_OWN_SHARED_VIEWS = 20;
/** Most shared views of everyone. */
export const MAX_SHARED_VIEWS = 100;
export const MAX_VIEW_NAME_LENGTH = 60;

export const viewId = z.uuid('The view ID is not valid');

/** What a saved view shows. */
const savedViewState = {
  filters: z.object(requestFilter),
  columns: chosenColumns,
  ...listSort,
};

/** What a person saves as a view. */
export const savedViewContent = z.object({
  name: z
    .string()
    .check(
      oneLine,
      visible,
      z.trim(),
      z.minLength(1, 'View name is required'),
      z.maxLength(MAX_VIEW_NAME_LENGTH, 'View name must be at most 60 characters'),
    ),
  /** Whether all staff can use the view. */
  isShared: z.boolean(),
  ...savedViewState,
});

/** The parts of a view to change. The others stay. */
export const savedViewEdit = z.object({
  name: z.optional(savedViewContent.shape.name),
  isShared: z.optional(z.boolean()),
  state: z.optional(z.object(savedViewState)),
});

export type SavedViewEdit = z.output<typeof savedViewEdit>;

export const savedView = z.object({
  viewId,
  ...savedViewContent.shape,
  name: z.string(),
  /** Who made it; null if the account no longer exists. The account may be disabled. */
  owner: z.nullable(assignee),
  /** Whether the reader made it, so may change it. */
  isOwn: z.boolean(),
  /** Whether the reader may delete it. */
  canDelete: z.boolean(),
  /** Name of the person whose requests the view shows, if it filters by one; null if unknown. */
  assigneeName: z.optional(z.nullable(z.string())),
});

export type SavedView = z.output<typeof savedView>;
