/**
 * @generated SignedSource<<2a26dd65ca46fba76ab19290a20c1e27>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProjectActions_project$data = {
  readonly archivedAt: string | null | undefined;
  readonly candidateCount: number;
  readonly id: string;
  readonly internalId: string;
  readonly title: string;
  readonly " $fragmentSpreads": FragmentRefs<"EditProjectDrawer_project">;
  readonly " $fragmentType": "ProjectActions_project";
};
export type ProjectActions_project$key = {
  readonly " $data"?: ProjectActions_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProjectActions_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProjectActions_project",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "internalId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "title",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "archivedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "candidateCount",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "EditProjectDrawer_project"
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "8a368f86f3bcb03f7badf2059f4ecdf3";

export default node;
